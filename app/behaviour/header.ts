import { onPage } from './on-page.ts'

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

  // As written it is a link, which opens the menu as its target.
  toggle.setAttribute('role', 'button')
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
  // Opened as a target, before this script was there.
  open(location.hash === toggle.getAttribute('href'))
})
