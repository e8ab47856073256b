import { setTimeout as wait } from 'node:timers/promises'
import { type FormKind, forms } from '#contract/forms.ts'

/** The response to one attempt to send a form; status 0 when the connection broke. */
export type Outcome = { email: string; status: number; body: string; retryAfter: string | null }

/** Longer than any answer may take: a server that says nothing fails the test. */
const timeoutMs = 30_000

/** Sender number `n`, whose address tells one submission from all others. */
export function sender(n: number) {
  return {
    email: `sender-${n}@visitors.example`,
    key: `5f1c9a64-7d3e-4b8a-9c20-${String(n).padStart(12, '0')}`,
    elapsed: '5000',
  }
}

export function contactForm(n: number) {
  const said = { subject: `Question ${n}`, message: `Do you deliver to site ${n}?` }
  return { ...sender(n), name: `Ada Obi ${n}`, phone: '', company: '', ...said }
}

/** A document that PDF readers open, of about the size asked for. */
export function pdf(bytes = 1000, text = 'x'): Uint8Array<ArrayBuffer> {
  const start = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'
  const page =
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n'
  const end = '\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  return new TextEncoder().encode(`${start}${page}%${text.repeat(bytes / text.length)}${end}`)
}

export function applicationForm(n: number, resume = pdf(), fileName = `resume ${n}.pdf`): FormData {
  const form = new FormData()
  const experience = { experience: '5 years', education: 'BEng', coverLetter: 'I build turbines.' }
  const person = { fullName: `Ada Obi ${n}`, phone: '+234 800 000 0000', position: 'Engineer' }
  for (const [name, value] of Object.entries({ ...sender(n), ...person, ...experience })) {
    form.set(name, value)
  }
  form.set('resume', new Blob([resume], { type: 'application/pdf' }), fileName)
  return form
}

function json(value: unknown): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

const requests = {
  contact: (n: number) => json(contactForm(n)),
  application: (n: number) => ({ body: applicationForm(n) }),
  newsletter: (n: number) => json(sender(n)),
} satisfies Record<FormKind, (n: number) => RequestInit>

/** Sends form number `n`, the same one each time. */
export function submit(url: string, kind: FormKind, n: number): Promise<Outcome> {
  return send(url, kind, requests[kind](n), n)
}

/** The kinds of forms 0 to 5, which repeat. */
const mixture = [
  'contact',
  'newsletter',
  'contact',
  'application',
  'contact',
  'newsletter',
] as const

function mixedKind(n: number): FormKind {
  return mixture[n % mixture.length] ?? 'contact'
}

/** Sends form number `n`, of the kind for that number. */
export function submitMixed(url: string, n: number): Promise<Outcome> {
  return submit(url, mixedKind(n), n)
}

/** Sends any request to a form's endpoint, with sender `n`'s `X-Forwarded-For`. */
export async function send(
  url: string,
  kind: FormKind,
  request: RequestInit,
  n = 0,
): Promise<Outcome> {
  const { email } = sender(n)
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const from = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
    const headers = { accept: 'application/json', 'x-forwarded-for': from, ...request.headers }
    const answer = await fetch(url + forms[kind].endpoint, {
      method: 'POST',
      ...request,
      headers,
      signal,
    })
    const retryAfter = answer.headers.get('retry-after')
    return { email, status: answer.status, body: await answer.text(), retryAfter }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw error
    return { email, status: 0, body: '', retryAfter: null }
  }
}

export function isStored({ status, body }: Outcome): boolean {
  return status === 201 && body === '{"stored":true}'
}

/** `count` numbers from `first` on. */
export function numbers(count: number, first = 0): number[] {
  return Array.from({ length: count }, (_, index) => first + index)
}

/** The senders' email addresses, sorted. */
export function emailsOf(outcomes: readonly Outcome[]): string[] {
  return outcomes.map(({ email }) => email).sort()
}

/** Sends form number `n` until it is stored, as a patient visitor does. */
export async function submitUntilStored(
  url: string,
  n: number,
  kind: FormKind = mixedKind(n),
): Promise<void> {
  for (;;) {
    const outcome = await submit(url, kind, n)
    if (isStored(outcome)) return
    if (outcome.status !== 503) throw new Error(`answered ${outcome.status}: ${outcome.body}`)
    await wait(200)
  }
}
