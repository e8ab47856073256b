import { setTimeout as wait } from 'node:timers/promises'
import { type FormKind, forms } from '#contract/forms.ts'
import { applicationForm, contactForm, pdf } from '../inbox/submissions.ts'
import { ask, type Client } from './visitor.ts'

/** Milliseconds that a visitor stays with one form, at most. */
const givesUp = 30_000

/** Milliseconds from the first attempt until a form was stored, or why it was not. */
export type Taken = number | string

/** Sends a form and, after each 503 or 429, again once `Retry-After` has passed. */
export async function sendUntilTaken(url: string, kind: FormKind, from: Client): Promise<Taken> {
  const { headers, body } = await bodyOf(kind)
  const begin = performance.now()
  const signal = AbortSignal.timeout(givesUp)
  try {
    for (;;) {
      const asked = { method: 'POST', headers, body, signal }
      const { status, retryAfter, ...answer } = await ask(url + forms[kind].endpoint, from, asked)
      if (status === 201) return performance.now() - begin
      if (status !== 503 && status !== 429) return `answered ${status}: ${answer.body}`
      await wait(1000 * Number(retryAfter), undefined, { signal })
    }
  } catch (error) {
    return String(error)
  }
}

async function bodyOf(kind: FormKind): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const init =
    kind === 'application'
      ? { body: applicationForm(1, pdf(30_000)) }
      : {
          body: JSON.stringify(contactForm(2)),
          headers: { 'content-type': 'application/json' },
        }
  const request = new Request('http://localhost', { method: 'POST', ...init })
  const headers = {
    accept: 'application/json',
    'content-type': request.headers.get('content-type') ?? '',
  }
  return { headers, body: Buffer.from(await request.arrayBuffer()) }
}
