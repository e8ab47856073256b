/** What `styles/app.css` leaves for later on the page that is opened first. */
const late = 'main > *, .late, footer'

function layOut(part: Element): void {
  part.toggleAttribute('data-laid-out', true)
}

// Once the font is there, each part in a task of its own, so that a press need not wait for all of them. A
// message is a task without a timer's delay. From then on the scrollbar, `innerText` and a picture of the
// whole page are right.
const { port1, port2 } = new MessageChannel()
port1.onmessage = () => {
  const part = document.querySelector(`:is(${late}):not([data-laid-out])`)
  if (!part) return port1.close()
  layOut(part)
  // Reading its size lays it out in this task; else the next frame would lay out all parts.
  part.getBoundingClientRect()
  port2.postMessage(undefined)
}
document.fonts.ready.then(() => port2.postMessage(undefined))

document.addEventListener('astro:after-swap', () => {
  for (const part of document.querySelectorAll(late)) layOut(part)
})
