import { onPage } from './on-page.ts'
import { takeFocus } from './take-focus.ts'

/** How long after a change the page scrolls to its hash target, in milliseconds (spec 9). */
const delay = 100
/** How far below the window's top edge a hash target ends, in pixels (spec 9). */
const offset = 120

/** Said to the document when the visitor moves within the page; menus close, a card opens. */
const moved = 'site:hash'

let timer: ReturnType<typeof setTimeout>
/** Path and query of the page that is shown. */
let shown = addressOf(location)
/** What the address of the page being swapped in ends in. */
let arriving = ''

function addressOf({ pathname, search }: URL | Location): string {
  return pathname + search
}

/** After the delay, to the place that the address names, if it names one. */
function goToHash(): void {
  shown = addressOf(location)
  clearTimeout(timer)
  document.dispatchEvent(new Event(moved))
  if (location.hash) timer = setTimeout(scrollToHash, delay)
}

function scrollToHash(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = target.getBoundingClientRect().top + scrollY - offset
  scrollTo({ top, behavior: calm ? 'instant' : 'smooth' })
  takeFocus(target)
}

// A link to a place on the same page. Before the router, which would let the browser jump there; a
// listener on the document itself would come too late.
document.documentElement.addEventListener('click', (event) => {
  const pressed = event.target instanceof Element ? event.target : undefined
  const link = pressed?.closest<HTMLAnchorElement>('a[href]')
  if (!link?.hash || link.target || event.defaultPrevented) return
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.origin !== location.origin || addressOf(new URL(link.href)) !== addressOf(location))
    return
  event.preventDefault()
  if (link.href !== location.href) history.pushState(history.state, '', link.href)
  goToHash()
})

// Back and forward within the page: the router would fetch the page again.
addEventListener(
  'popstate',
  (event) => {
    if (addressOf(location) !== shown) return
    event.stopImmediatePropagation()
    goToHash()
  },
  { capture: true },
)

// From another page: the new page stands at its top until the delay is over, so the router is
// told no hash, at which the browser would jump.
document.addEventListener('astro:before-swap', (event) => {
  arriving = event.to.hash
  event.to = new URL(addressOf(event.to), event.to)
})
document.addEventListener('astro:after-swap', () => {
  if (arriving && !location.hash) history.replaceState(history.state, '', arriving)
})

onPage((signal) => {
  goToHash()
  signal.addEventListener('abort', () => clearTimeout(timer))
})
