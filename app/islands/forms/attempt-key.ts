/** The content that a form sent last without learning whether it was stored, and its key. */
type Attempt = { content: string; key: string }

const attempts = new WeakMap<HTMLFormElement, Attempt>()

/**
 * The key under which the inbox stores a form once: the same as long as the same is sent again,
 * another once the form is stored, or when something else is sent, which must not pass for what
 * may be stored already.
 */
export function attemptKey(form: HTMLFormElement, data: FormData): string {
  const content = contentOf(data)
  const last = attempts.get(form)
  if (last?.content === content) return last.key
  const key = randomKey()
  attempts.set(form, { content, key })
  return key
}

/** To be called once a form is stored: what it sends next is another submission. */
export function endAttempt(form: HTMLFormElement): void {
  attempts.delete(form)
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
