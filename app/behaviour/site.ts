import './chat.ts'
import { standAtHash } from './hash-links.ts'
import './kept-forms.ts'
import './menus.ts'
import { onPage } from './on-page.ts'
import './page-loading.ts'
import './protected-addresses.ts'
import './search.ts'
import { takeFocus } from './take-focus.ts'

/** The footer's year is the one of the visitor's clock (spec 2.3), unless that is behind the build's. */
onPage(() => {
  const year = document.querySelector('[data-current-year]')
  if (year) year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()))
})

// What happens when a client navigation shows another page (spec 2.1, 4). The router announces the
// new title by itself.

document.addEventListener('astro:after-swap', () => {
  if (standAtHash()) return
  // Also after back and forward, where the router would restore the scroll position.
  scrollTo({ top: 0, behavior: 'instant' })
  takeFocus(document.querySelector('main h1'))
})

document.addEventListener('astro:page-load', () => {
  // `polite`: the heading that takes the focus is read first. The router adds its announcer right
  // after `astro:page-load`, and the text a moment later.
  queueMicrotask(() => {
    document.querySelector('.astro-route-announcer')?.setAttribute('aria-live', 'polite')
  })
})

// A draft's review bar (spec 2.24): counts what awaits confirmation on the page, and shows it. Bundled
// into a draft alone.
if (import.meta.env.VITE_CONTENT === 'draft') {
  customElements.define(
    'review-bar',
    class extends HTMLElement {
      connectedCallback() {
        const marks = new Set(
          [...document.querySelectorAll<HTMLElement>('[data-placeholder]')].map(
            ({ dataset }) => dataset.placeholder,
          ),
        )
        const bar = this.querySelector('aside')
        const count = this.querySelector('span')
        const button = this.querySelector('button')
        if (!bar || !count || !button) return
        const items = marks.size === 1 ? 'item on this page awaits' : 'items on this page await'
        count.textContent = ` · ${marks.size} ${items} confirmation`
        button.classList.toggle('invisible', marks.size === 0)
        button.onclick = async () => (await import('./review-list.ts')).toggle(bar, button)
      }
    },
  )
}

/** From how many pixels of scrolling on the header is solid (spec 4, 9). */
const threshold = 20

/**
 * The header is solid and low while the page is scrolled or the phone's menu is open (spec 4). That menu
 * closes on Escape, and as soon as the focus or a press is elsewhere: the page lies under it.
 */
onPage((signal) => {
  const header = document.querySelector('header')
  const toggle = header?.querySelector<HTMLElement>('[aria-controls="menu"]')
  const menu = document.getElementById('menu')
  if (!header || !toggle || !menu) return

  const opened = () => 'open' in menu.dataset
  const draw = () => {
    const low = scrollY > threshold || opened()
    header.toggleAttribute('data-solid', low || header.dataset.head === 'paper')
    header.toggleAttribute('data-slim', low)
    header.toggleAttribute('data-menu', opened())
  }
  const open = (wanted: boolean) => {
    menu.toggleAttribute('data-open', wanted)
    toggle.setAttribute('aria-expanded', String(wanted))
    draw()
  }
  const leaveFor = (next: EventTarget | null) => {
    if (!opened() || !(next instanceof Node)) return
    if (!menu.contains(next) && !toggle.contains(next)) open(false)
  }

  // Without script the button is a link, which opens the menu as its `:target`.
  toggle.setAttribute('role', 'button')
  toggle.setAttribute('aria-expanded', 'false')
  toggle.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      open(!opened())
    },
    { signal },
  )
  toggle.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      toggle.click()
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !opened()) return
      open(false)
      toggle.focus()
    },
    { signal },
  )
  header.addEventListener('focusout', ({ relatedTarget }) => leaveFor(relatedTarget), { signal })
  document.addEventListener('pointerdown', ({ target }) => leaveFor(target), { signal })
  document.addEventListener('site:hash', () => open(false), { signal })
  addEventListener('scroll', draw, { passive: true, signal })
  header.toggleAttribute('data-scripted', true)
  // The menu may have been opened as the `:target` before this script ran.
  if (location.hash === toggle.getAttribute('href')) open(true)
  // Not at once: `scrollY` would have the page laid out in the middle of its scripts.
  else requestAnimationFrame(draw)
})

// The behaviours of every page; each starts and ends with its page. Those of some pages are
// imported by the script of their `.astro` file.
