import { onPage } from './on-page.ts'

/** From how many pixels of scrolling on the header is solid (spec 4, 9). */
const threshold = 20

/** The header is solid and low while the page is scrolled or the phone's menu is open (spec 4). */
onPage((signal) => {
  const header = document.querySelector('header')
  const toggle = header?.querySelector<HTMLElement>('[aria-controls="menu"]')
  const menu = document.getElementById('menu')
  if (!header || !toggle || !menu) return

  const draw = () => {
    const low = scrollY > threshold || 'open' in menu.dataset
    header.toggleAttribute('data-solid', low || header.dataset.head === 'paper')
    header.toggleAttribute('data-slim', low)
  }
  const open = (wanted: boolean) => {
    menu.toggleAttribute('data-open', wanted)
    toggle.ariaExpanded = String(wanted)
    draw()
  }

  toggle.addEventListener('click', () => open(!('open' in menu.dataset)), { signal })
  document.addEventListener('site:hash', () => open(false), { signal })
  addEventListener('scroll', draw, { passive: true, signal })
  draw()
})
