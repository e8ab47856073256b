import { takeFocus } from './take-focus.ts'

// What happens when a client navigation shows another page (spec 2.1, 4). The router announces the
// new title by itself.

document.addEventListener('astro:before-swap', ({ viewTransition }) => {
  // The new page shows at once: while the browser fades, nothing can be pressed. A skipped
  // transition is never ready, which is no error here.
  viewTransition.ready.catch(() => {})
  viewTransition.skipTransition()
})

document.addEventListener('astro:after-swap', () => {
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
