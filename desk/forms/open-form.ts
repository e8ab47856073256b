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
  const isForm = /\/(singleton|item)\//.test(form)
  const answer = isForm ? await send('/presence', post({ form })).catch(() => undefined) : undefined
  const { names = [] }: { names?: string[] } = answer?.ok ? await answer.json() : {}
  const text =
    names.length > 0
      ? `${names.join(' and ')} ${names.length > 1 ? 'have' : 'has'} this open too.`
      : ''
  // A live region that is written anew is read anew.
  if (place.textContent !== text) place.textContent = text
}

function post(body: unknown): RequestInit {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}
