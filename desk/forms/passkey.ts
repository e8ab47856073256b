/**
 * Sends a form once a passkey was used (accounts/passkey-form.tsx), and puts the token of an invitation or a
 * share link into its form. It is in the address's fragment, which is not in any log, and is removed there.
 */

const elsewhere = document.querySelector<HTMLElement>('[data-elsewhere]')

// Browsers inside apps have no passkeys. Their menus copy the address or open it elsewhere: the token stays in it.
if (elsewhere && !('PublicKeyCredential' in window)) {
  elsewhere.hidden = false
  const link = elsewhere.querySelector('textarea')
  if (link) link.value = location.href
} else {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void usePasskey(form)
    })
    setDisabled(form, false)
  }
  readToken()
  // Opening a second link in the same tab changes only the fragment, so the page is not loaded again.
  addEventListener('hashchange', readToken)
}

/** Moves a link's token from the address into its form. */
function readToken(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-token]')
  const token = location.hash.slice(1)
  if (!form || !token) return
  setField(form, 'token', token)
  history.replaceState(null, '', location.pathname)
  if (form.dataset.token === 'submit') form.submit()
}

async function usePasskey(form: HTMLFormElement): Promise<void> {
  setDisabled(form, true)
  show(form, '')
  try {
    const ceremony = form.dataset.passkey ?? ''
    const credential = await credentialFor(form, ceremony)
    if (ceremony === 'confirm') await send('/confirm', new URLSearchParams({ credential }))
    else setField(form, 'credential', credential)
    // A field named "submit" would shadow `form.submit`.
    HTMLFormElement.prototype.submit.call(form)
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    show(form, error instanceof Problem ? error.message : (explanations[name] ?? unexplained))
    setDisabled(form, false)
  }
}

/**
 * What the browser answers, as JSON. Converted by hand: Safari before 18.4 and Chrome before 129 have passkeys, but
 * neither `parseCreationOptionsFromJSON` and its like nor `toJSON`.
 */
async function credentialFor(form: HTMLFormElement, ceremony: string): Promise<string> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (ceremony === 'join' && typeof value === 'string') fields.append(name, value)
  }
  const answer = await send(`/${ceremony}/options`, fields)
  const publicKey = JSON.parse(await answer.text(), (key, value) => {
    // The id of `rp` is the host's name, and the only one that is not bytes.
    const isBytes = key === 'challenge' || (key === 'id' && value !== location.hostname)
    return isBytes ? bytesOf(value) : value
  })
  const credential = await (ceremony === 'join'
    ? navigator.credentials.create({ publicKey })
    : navigator.credentials.get({ publicKey }))
  if (!credential) throw new Problem('No passkey was chosen. Please try again.')
  const { id, type } = credential
  const response = Reflect.get(credential, 'response')
  const names = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature']
  const bytes = names.map((name) => [name, response[name] && base64url(response[name])])
  const sent = { ...Object.fromEntries(bytes), transports: response.getTransports?.() }
  return JSON.stringify({ id, rawId: id, type, clientExtensionResults: {}, response: sent })
}

function bytesOf(text: string) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function send(path: string, body: URLSearchParams): Promise<Response> {
  const response = await fetch(path, { method: 'POST', body })
  if (response.ok) return response
  const sent = await response.json().catch(() => undefined)
  throw new Problem(
    sent?.problem ?? 'The desk did not answer. Please reload the page and try again.',
  )
}

/** An error whose message is shown. */
class Problem extends Error {}

/** By the names of the browser's errors. */
const explanations: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Please try again, or ask an administrator for a new link.',
  InvalidStateError: 'This device has a passkey for the desk already. Please sign in with it.',
}
const unexplained = 'The passkey could not be used. Please check your connection and try again.'

function setDisabled(form: HTMLFormElement, is: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (button) button.disabled = is
}

function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}

function show(form: HTMLFormElement, text: string): void {
  const place = form.querySelector('[data-problem]')
  if (place) place.textContent = text
}
