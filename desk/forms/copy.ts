// Copies a link that somebody is to hand on (base/layout.tsx). The button is shown only here, where it works.
const text = document.querySelector<HTMLTextAreaElement>('textarea[data-copy]')
const button = document.querySelector<HTMLButtonElement>('button[data-copy]')
if (button) button.hidden = false
button?.addEventListener('click', () => {
  text?.select()
  // Browsers inside apps refuse `navigator.clipboard`.
  if (document.execCommand('copy')) button.textContent = 'Copied'
})
