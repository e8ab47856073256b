import { expect } from 'vitest'
import { forms } from '#contract/forms.ts'
import { applicationForm, contactForm, pdf } from '../inbox/submissions.ts'
import { type Certificate, overTls } from './over-tls.ts'

/** What the server behind a proxy is started with: a few forms a minute from one visitor. */
export const behindProxy = {
  TRUST_PROXY: '1',
  RATE_LIMIT: '4',
}

/** Everything that the guide promises of a proxy in front of the server. */
export async function expectGoodProxy(certificate: Certificate, port: number): Promise<void> {
  const ask = (path: string, init?: RequestInit) => overTls(certificate, port, path, init)
  await expect.poll(() => ask('/').then(({ status }) => status, String)).toBe(200)

  const page = await ask('/about', { headers: { 'accept-encoding': 'br' } })
  expect(page.headers).toMatchObject({
    'strict-transport-security': expect.stringContaining('max-age='),
    'content-encoding': 'br',
    etag: expect.any(String),
  })
  const again = await ask('/about', {
    headers: { 'accept-encoding': 'br', 'if-none-match': page.headers.etag ?? '' },
  })
  expect(again.status).toBe(304)

  const endpoint = forms.application.endpoint
  const upload = (bytes: number) => ({ method: 'POST', body: applicationForm(1, pdf(bytes)) })
  expect((await ask(endpoint, upload(10_400_000))).status, 'a resume of 10 MB').toBe(201)
  expect((await ask(endpoint, upload(13_000_000))).status, 'more than that').toBe(413)

  // A forged `X-Forwarded-For` must not count: all of these come from one visitor.
  const contact = (n: number) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${n}` },
    body: JSON.stringify(contactForm(n)),
  })
  const statuses: number[] = []
  for (const n of [1, 2, 3, 4, 5])
    statuses.push((await ask(forms.contact.endpoint, contact(n))).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([201, 429])
}
