// Polls a screen that waits: replaces `main` while the answer still has `#reload`, then reloads the page.
const seconds = Number(document.querySelector<HTMLElement>('#reload')?.dataset.seconds)
let isFilledIn = false
document.addEventListener('input', () => {
  isFilledIn = true
})

setInterval(async () => {
  const main = document.querySelector('main')
  // Nobody looks, or replacing `main` would lose input or the focus.
  if (document.hidden || isFilledIn || main?.contains(document.activeElement)) return
  const answer = await fetch(location.href).catch(() => undefined)
  // The desk may be restarting.
  if (!answer?.ok) return
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (isFilledIn || main?.contains(document.activeElement)) return
  const newMain = next.querySelector('main')
  if (next.querySelector('#reload') && newMain) main?.replaceWith(newMain)
  else location.reload()
}, seconds * 1000)
