// Polls a screen that waits: replaces `main` while the answer still has `#reload`, then reloads the page.
const seconds = Number(document.querySelector<HTMLElement>('#reload')?.dataset.seconds)
let isFilledIn = false
document.addEventListener('input', () => {
  isFilledIn = true
})

setInterval(async () => {
  const main = document.querySelector('main')
  // Nobody looks, or a reload would lose input.
  if (document.hidden || isFilledIn) return
  const answer = await fetch(location.href).catch(() => undefined)
  // The desk may be restarting.
  if (!answer?.ok) return
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const newMain = next.querySelector('main')
  if (isFilledIn || !newMain) return
  if (!next.querySelector('#reload')) location.reload()
  // Replacing `main` would lose the focus within it: the progress then stands still until the end.
  else if (!main?.contains(document.activeElement)) main?.replaceWith(newMain)
}, seconds * 1000)
