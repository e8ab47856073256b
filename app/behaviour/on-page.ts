/**
 * Starts a behaviour on every page: on the one that was opened, at once, and on each that a client
 * navigation swaps in, before it is painted. A behaviour has to end with its page: give `signal`
 * to every listener, and end timers and observers when it aborts.
 *
 * For behaviours of every page (`site.ts`). One of a single page is a custom element, which starts and
 * ends with its markup: a module that both imported would be one more file for each page to fetch.
 */
export function onPage(start: (signal: AbortSignal) => void): void {
  let page = begin(start)
  document.addEventListener('astro:before-swap', () => page.abort())
  document.addEventListener('astro:after-swap', () => {
    page = begin(start)
  })
}

function begin(start: (signal: AbortSignal) => void): AbortController {
  const page = new AbortController()
  try {
    start(page.signal)
  } catch (error) {
    // The page works without this behaviour; the other ones still start.
    reportError(error)
  }
  return page
}
