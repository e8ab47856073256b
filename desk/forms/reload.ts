// Follows what is under way: takes over the screen's text as long as it waits, then loads it as a whole.
const seconds = Number(document.querySelector<HTMLElement>('#reload')?.dataset.seconds)

setInterval(async () => {
  // Nobody looks, or somebody is writing.
  if (document.hidden || document.activeElement?.closest('form')) return
  const answer = await fetch(location.href).catch(() => undefined)
  // The desk is away for a moment.
  if (!answer?.ok) return
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const main = next.querySelector('main')
  if (!next.querySelector('#reload') || !main) return location.reload()
  document.querySelector('main')?.replaceWith(main)
}, seconds * 1000)
