/** What `styles/app.css` leaves for later, as long as the root element has `data-late`. */
const late = '[data-late] :is(main > :nth-child(n + 4), .late, footer):not([data-laid-out])'

/** Lays out what is left, before a scroll: among guessed heights it would end in another place. */
export function layOutRest(): void {
  document.documentElement.removeAttribute('data-late')
}

// Once the font is there, each part in a task of its own, so that a press need not wait for all of them. A
// message is a task without a timer's delay. From then on the scrollbar, `innerText` and a picture of the
// whole page are right.
const { port1, port2 } = new MessageChannel()
port1.onmessage = () => {
  const part = document.querySelector(late)
  if (!part) return layOutRest()
  part.toggleAttribute('data-laid-out', true)
  // Reading its size lays it out in this task; else the next frame would lay out all parts.
  part.getBoundingClientRect()
  port2.postMessage(undefined)
}
document.fonts.ready.then(() => port2.postMessage(undefined))

// Tab, End and a search on the page scroll as well.
addEventListener('keydown', layOutRest, { capture: true, once: true })
