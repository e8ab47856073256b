/** The content that a form sent last without learning whether it was stored, and its key. */
type Attempt = { content: string; key: string }

/** By the address that a form is sent to: the element is another one when the visitor comes back. */
const attempts = new Map<string, Attempt>()

/**
 * The idempotency key of a form: kept while the same content is sent again, so that the inbox stores it
 * once; new once the form is stored or its content differs, which must not pass for content that may
 * be stored already.
 */
export function attemptKey(endpoint: string, data: FormData): string {
  const content = contentOf(data)
  const last = attempts.get(endpoint)
  if (last?.content === content) return last.key
  const key = randomKey()
  attempts.set(endpoint, { content, key })
  return key
}

/** To be called once a form is stored: the form's next submission gets a new key. */
export function endAttempt(endpoint: string): void {
  attempts.delete(endpoint)
}

function contentOf(data: FormData): string {
  const values = [...data].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  )
  return JSON.stringify(values)
}

/** 128 random bits. `crypto.randomUUID` is missing where a site is served over plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
