import type { ClientDirective } from 'astro'

/** Hydrates an island at the first press on it, or when the focus comes to it. */
const press: ClientDirective = (load, _options, element) => {
  // At a client navigation an island that stays is told again; it is awake already.
  if (!element.hasAttribute('ssr')) return
  let woken = false
  const wake = async () => {
    if (woken) return
    woken = true
    const hydrate = await load()
    await hydrate()
  }
  for (const kind of ['pointerdown', 'focusin', 'keydown']) {
    element.addEventListener(kind, wake, { once: true, passive: true })
  }
}

export default press
