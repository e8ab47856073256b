// Follows what is under way: takes over the screen's text as long as it waits, then loads it as a whole.
const seconds = Number(document.querySelector<HTMLElement>('#reload')?.dataset.seconds)
let isFilledIn = false
document.addEventListener('input', () => {
  isFilledIn = true
})

setInterval(async () => {
  const main = document.querySelector('main')
  // Nobody looks; or somebody has written something, or is about to press something.
  if (document.hidden || isFilledIn || main?.contains(document.activeElement)) return
  const answer = await fetch(location.href).catch(() => undefined)
  // The desk is away for a moment.
  if (!answer?.ok) return
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (isFilledIn || main?.contains(document.activeElement)) return
  const newMain = next.querySelector('main')
  if (next.querySelector('#reload') && newMain) main?.replaceWith(newMain)
  else location.reload()
}, seconds * 1000)
