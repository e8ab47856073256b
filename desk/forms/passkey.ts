/**
 * Sends a form once a passkey was used (accounts/passkey-form.tsx), and puts the token of an invitation or a
 * share link into its form. It is in the address's fragment, which is not in any log, and is removed there.
 */

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
    const credential = JSON.stringify(await credentialFor(form, ceremony))
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

async function credentialFor(form: HTMLFormElement, ceremony: string): Promise<Credential> {
  if (!('PublicKeyCredential' in window) || !PublicKeyCredential.parseRequestOptionsFromJSON) {
    throw new Problem('This browser is too old for passkeys. Please update it, or use another one.')
  }
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (ceremony === 'join' && typeof value === 'string') fields.append(name, value)
  }
  const options = await (await send(`/${ceremony}/options`, fields)).json()
  const credential =
    ceremony === 'join'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        })
  if (!credential) throw new Problem('No passkey was chosen. Please try again.')
  return credential
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
  const button = form.querySelector('button')
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
