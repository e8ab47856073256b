/** Puts the question of the address (`?q=`) into the field of the search page. */
document.addEventListener('astro:page-load', () => {
  const field = document.querySelector<HTMLInputElement>('#page-search')
  const query = new URLSearchParams(location.search).get('q')?.trim()
  if (field && query) field.defaultValue = query
})
