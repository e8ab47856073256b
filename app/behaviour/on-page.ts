/**
 * Starts a behaviour on every page: on the one that was opened, and on each that a client
 * navigation swaps in. What it starts has to end with the page: give `signal` to every listener, and
 * end timers and observers when it aborts.
 */
export function onPage(start: (signal: AbortSignal) => void): void {
  let page: AbortController | undefined
  document.addEventListener('astro:page-load', () => {
    page?.abort()
    page = new AbortController()
    start(page.signal)
  })
  document.addEventListener('astro:before-swap', () => page?.abort())
}
