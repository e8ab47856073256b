import { standAtHash } from './hash-links.ts'
import { takeFocus } from './take-focus.ts'

// What happens when a client navigation shows another page (spec 2.1, 4). The router announces the
// new title by itself.

document.addEventListener('astro:after-swap', () => {
  if (standAtHash()) return
  // Back and forward too, where the router would restore the position.
  scrollTo({ top: 0, behavior: 'instant' })
  takeFocus(document.querySelector('main h1'))
})

document.addEventListener('astro:page-load', () => {
  // Politely, after the heading that has the focus. The router adds its element right after this
  // event, and its text a moment later.
  queueMicrotask(() => {
    document.querySelector('.astro-route-announcer')?.setAttribute('aria-live', 'polite')
  })
})
