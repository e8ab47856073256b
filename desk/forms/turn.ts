// Left and Right follow the links of a screen to what is before and after it in its list.
addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey, shiftKey }) => {
  const rel = key === 'ArrowLeft' ? 'prev' : key === 'ArrowRight' ? 'next' : undefined
  // Alt with an arrow is the browser's own Back; in a field the arrows move the cursor.
  if (!rel || altKey || ctrlKey || metaKey || shiftKey) return
  if (target instanceof Element && target.matches('input, select, textarea')) return
  document.querySelector<HTMLAnchorElement>(`main a[rel=${rel}]`)?.click()
})
