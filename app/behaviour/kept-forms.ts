// What a visitor typed into a form, or chose as a file, is there again when a client navigation brings them
// back to its page (spec 5), as it is where the browser loads each page. In memory only; a form that was
// sent is reset, and so forgotten.

type Control = HTMLInputElement | HTMLTextAreaElement

/** The controls that the visitor changed, by the path of their page. */
const kept = new Map<string, Control[]>()

function controls(): Control[] {
  return [
    ...document.querySelectorAll<Control>('main form[data-astro-reload] :is(input, textarea)'),
  ].filter(({ readOnly }) => !readOnly)
}

document.addEventListener('astro:before-swap', ({ from }) => {
  const changed = controls().filter(({ value, defaultValue }) => value !== defaultValue)
  kept.set(from.pathname, changed)
})

document.addEventListener('astro:after-swap', () => {
  const before = kept.get(location.pathname) ?? []
  for (const control of controls()) {
    const old = before.find(({ name }) => name === control.name)
    if (!old) continue
    if (control.type === 'file' && 'files' in old) (control as HTMLInputElement).files = old.files
    else control.value = old.value
  }
})
