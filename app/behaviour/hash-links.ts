import { layOutRest } from './late-layout.ts'
import { takeFocus } from './take-focus.ts'

/** How long after a change the page scrolls to its hash target, in milliseconds (spec 9). */
const delay = 100
/** How far below the window's top edge a hash target ends, in pixels (spec 9); `scroll-padding` of an opened page. */
const offset = 120

/** Dispatched on the document when the visitor moves within the page; menus close, a card opens. */
const moved = 'site:hash'

let timer: ReturnType<typeof setTimeout>
/** Path and query of the page that is shown. */
let shown = addressOf(location)
/** The hash of the page that is being swapped in. */
let arriving = ''

/** Which page an address is of: its path and query. */
export function addressOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search
}

/** Scrolls, after the delay, to the element that the hash names, if there is one. */
function goToHash(): void {
  const place = arrive()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (place) timer = setTimeout(() => goTo(place, calm ? 'instant' : 'smooth'), delay)
}

/** On a page that a client navigation has swapped in: scrolls to the hash before the first paint. */
export function standAtHash(): boolean {
  if (arriving && !location.hash) history.replaceState(history.state, '', arriving)
  const place = arrive()
  if (place) goTo(place, 'instant')
  return place !== null
}

/** Dispatches `site:hash`, and returns the element that the hash names. */
function arrive(): HTMLElement | null {
  shown = addressOf(location)
  clearTimeout(timer)
  document.dispatchEvent(new Event(moved))
  // Every id is plain ASCII, and needs no decoding.
  return document.getElementById(location.hash.slice(1))
}

function goTo(place: HTMLElement, behavior: ScrollBehavior): void {
  layOutRest()
  scrollTo({ top: place.getBoundingClientRect().top + scrollY - offset, behavior })
  focusIn(place)
}

function focusIn(place: HTMLElement): void {
  // A visitor who has tabbed on meanwhile keeps the focus. A focused section would be read out
  // whole, as its accessible name.
  if (place.contains(document.activeElement)) return
  takeFocus(place.matches('[tabindex]') ? place : (place.querySelector('h1, h2, h3, h4') ?? place))
}

// Links within the page. The router would let the browser jump to the hash. It listens on the
// document; this listener is on the root element, which a bubbling click reaches first.
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

// Links to a hash on another page: the router gets the address without the hash, or the browser
// would jump to it.
document.addEventListener('astro:before-swap', (event) => {
  clearTimeout(timer)
  arriving = event.to.hash
  event.to = new URL(addressOf(event.to), event.to)
})

// The browser has jumped to the hash of the address that was opened.
const opened = arrive()
if (opened) focusIn(opened)
