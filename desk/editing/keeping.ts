/** What this browser keeps of a form that is not saved, as the form sends it. */
export type Kept = { at: number; base: string; form: string }

const nameOf = (person: string, address: string) => `kept ${person} ${address}`

/** What this browser has kept of a form; undefined where nothing is. */
export function keptHere(person: string, address: string): Kept | undefined {
  const kept: unknown = JSON.parse(localStorage.getItem(nameOf(person, address)) ?? 'null')
  const isKept = (value: unknown): value is Kept =>
    typeof value === 'object' && value !== null && 'form' in value
  return isKept(kept) ? kept : undefined
}

/** Keeps a form in this browser, or forgets it. */
export function keepHere(person: string, address: string, kept: Kept | undefined): void {
  const name = nameOf(person, address)
  try {
    if (!kept) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // Full, or forbidden in a private window: the desk keeps it as well.
  }
}

/** Sends fields to the desk. @returns undefined without an answer */
export function post(url: string, body: URLSearchParams, keepalive = false) {
  const headers = { accept: 'application/json' }
  return fetch(url, { method: 'POST', body, headers, keepalive }).catch(() => undefined)
}

/** What to do where the desk did not take what was sent. @param status of its answer, undefined without one */
export function sentence(status: number | undefined): string {
  if (status === 401)
    return 'You were signed out. Your words are kept: sign in again in another tab, then save.'
  if (status === 413) return 'This text is too long to be saved.'
  if (status === 507)
    return 'The desk has no room on its disk. Your words are kept in this browser.'
  return 'No answer from the desk. Your words are kept in this browser: save again.'
}
