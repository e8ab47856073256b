import { expect } from 'vitest'
import { failureMessage } from '#contract/answers.ts'
import { contactForm, type Outcome, submit } from './submissions.ts'

/** The body of `/api/health`, whose status is 200 even while forms are unavailable. */
export async function healthOf(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/health`)
  expect(answer.status).toBe(200)
  return answer.json()
}

/** The messages of the JSON log, without the plain lines of the start. */
export function logLines(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => String(JSON.parse(line).msg))
}

/** Forms sent with script (JSON) and without (HTML) get the same message. */
export async function expectFormsRefused(url: string): Promise<void> {
  const { status, body, retryAfter } = await submit(url, 'contact', 1)
  expect(status).toBe(503)
  const message = failureMessage('unavailable', Number(retryAfter))
  expect(JSON.parse(body)).toMatchObject({ failure: { reason: 'unavailable', message } })
  const page = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(contactForm(1)),
  })
  expect(page.status).toBe(503)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain(message)
}

/** A form that cannot be stored gets a 503 that says so, and when to try again. */
export function expectClearRefusal({ status, body, retryAfter }: Outcome): void {
  expect(status).toBe(503)
  expect(JSON.parse(body)).toEqual({
    stored: false,
    failure: {
      reason: 'unavailable',
      message: expect.any(String),
      retryAfter: expect.any(Number),
    },
  })
  expect(Number(retryAfter)).toBeGreaterThan(0)
}
