// Shows who else has the editor's form open, and asks before its unsaved words are left.

/** Milliseconds between two polls. */
const pause = 15_000

let isChanged = false
let form = location.pathname

for (const name of ['input', 'change', 'paste', 'drop'])
  addEventListener(name, () => {
    isChanged = true
  })

const send = window.fetch.bind(window)
window.fetch = async (input, init) => {
  const answer = await send(input, init)
  if (input === '/api/keystatic/update' && answer.ok) isChanged = false
  return answer
}

addEventListener('beforeunload', (event) => {
  // The browser asks in its own words.
  if (isChanged && form === location.pathname) event.preventDefault()
})

// Keystatic changes the address without a navigation, and keeps the words of the form that is left.
setInterval(() => {
  if (form === location.pathname) return
  form = location.pathname
  isChanged = false
  void poll()
}, 500)
setInterval(poll, pause)
void poll()

async function poll(): Promise<void> {
  const place = document.querySelector('#presence')
  if (!place || document.hidden) return
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ form })
  const answer = await send('/presence', { method: 'POST', headers, body }).catch(() => undefined)
  const { names }: { names: string[] } = answer?.ok ? await answer.json() : { names: [] }
  const text = names.length > 0 ? `Also being edited by ${names.join(' and ')}` : ''
  // A live region that is written anew is read anew.
  if (place.textContent !== text) place.textContent = text
}
