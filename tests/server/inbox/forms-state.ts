import { expect } from 'vitest'
import { failureMessage } from '#contract/answers.ts'
import { contactForm, type Outcome, submit } from './submissions.ts'

/** What `/api/health` says; it answers for the pages, whatever becomes of forms. */
export async function healthOf(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/health`)
  expect(answer.status).toBe(200)
  return answer.json()
}

/** The lines of the log, without those that say how a server starts. */
export function logLines(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => String(JSON.parse(line).msg))
}

/** A form with script and one without get the sentence that the page shows for it. */
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

/** A form that cannot be stored gets an answer that says so, and when to try again. */
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
