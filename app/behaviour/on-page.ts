/**
 * Starts a behaviour on every page: on the one that was opened, at once, and on each that a client
 * navigation swaps in, before it is painted. What it starts has to end with the page: give `signal`
 * to every listener, and end timers and observers when it aborts.
 *
 * For what every page needs (`site.ts`). What one page needs is a custom element, which starts and
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
    // A page can be read without any one behaviour; the others go on.
    reportError(error)
  }
  return page
}
