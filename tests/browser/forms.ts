import { truncateSync, writeFileSync } from 'node:fs'
import { expect, type Page, type Request, type Route, test } from '@playwright/test'
import {
  type Failure,
  type FailureReason,
  failureMessage,
  failureStatus,
} from '#contract/answers.ts'

/** How a stand-in for the inbox answers one form. */
export type InboxAnswer = (route: Route) => Promise<void>

export const stored: InboxAnswer = (route) => route.fulfill({ status: 201, json: { stored: true } })

/** The connection breaks off once the form has gone out: nobody knows whether it was stored. */
export const lost: InboxAnswer = (route) => route.abort('connectionreset')

/** Says nothing for ever. */
export const silent: InboxAnswer = async () => {}

/** As a proxy answers that cannot reach the inbox, or does not want what it was sent. */
export function proxyPage(status: number, headers: Record<string, string> = {}): InboxAnswer {
  return (route) =>
    route.fulfill({ status, headers, contentType: 'text/html', body: '<h1>nginx</h1>' })
}

/** As the inbox itself answers a form that it did not store. */
export function failed(reason: FailureReason, more: Partial<Failure> = {}): InboxAnswer {
  const failure = { reason, message: failureMessage(reason, more.retryAfter), ...more }
  return (route) =>
    route.fulfill({ status: failureStatus[reason], json: { stored: false, failure } })
}

/**
 * Stands in for the inbox.
 *
 * @param answers for one form after the other; the last one answers all that follow
 * @returns what has arrived so far
 */
export async function fakeInbox(page: Page, ...answers: InboxAnswer[]): Promise<Request[]> {
  const received: Request[] = []
  await page.route('**/api/**', async (route) => {
    const answer = answers[Math.min(received.length, answers.length - 1)] ?? stored
    received.push(route.request())
    await answer(route)
  })
  return received
}

/** A field of a form that was sent, as JSON or as multipart. */
export function sentField(request: Request | undefined, name: string): string | undefined {
  const body = request?.postData() ?? ''
  if (body.startsWith('{')) return JSON.parse(body)[name]
  return new RegExp(`name="${name}"\r\n\r\n([^]*?)\r\n--`).exec(body)?.[1]
}

/** Lets the time pass that a form is busy at least (spec 9), on a page whose clock stands still. */
export async function passBusyTime(page: Page): Promise<void> {
  const busy = page.getByRole('button', { name: /^(Sending Message|Submitting)\.\.\.$/i })
  // It begins when React has taken over.
  await expect(busy).toBeDisabled()
  await page.clock.runFor(2100)
}

/**
 * Writes a file for a file control, among the results of the test. What is given to the control as a
 * buffer goes to the browser as text, which takes seconds for a large one.
 *
 * @param bytes its size when it is longer than its content; the rest is zeros
 * @returns its path
 */
export function fileOnDisk(name: string, content: string | Uint8Array, bytes?: number): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, content)
  if (bytes) truncateSync(path, bytes)
  return path
}
