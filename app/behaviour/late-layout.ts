import { onPage } from './on-page.ts'

/** Between the parts, so that a press or a frame need not wait, in milliseconds. */
const pause = 20

/**
 * Lays out what `styles/app.css` leaves for later, part by part, once the font is there: the scrollbar and a
 * picture of the whole page are right from then on.
 */
onPage((signal) => {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, .late, footer')]
  const next = () => {
    if (signal.aborted) return
    parts.shift()?.toggleAttribute('data-laid-out', true)
    if (parts.length > 0) setTimeout(next, pause)
  }
  document.fonts.ready.then(next)
})
