import { truncateSync, writeFileSync } from 'node:fs'
import { expect, type Page, type Request, type Route, test } from '@playwright/test'
import {
  type Failure,
  type FailureReason,
  failureMessage,
  failureStatus,
} from '#contract/answers.ts'
import { openPage, stopClock } from './window.ts'

/** Waits until React has the form of the page: before, the browser would post it. */
export async function formReady(page: Page): Promise<void> {
  const island = page.locator('main astro-island[client="visible"]')
  await island.locator('form').evaluate((form) => form.scrollIntoView({ behavior: 'instant' }))
  await expect(island).toHaveAttribute('data-ready')
}

/** Opens the page of a form, and waits for React. */
export async function openForm(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await formReady(page)
}

/** The same with the page's clock stopped. */
export async function openFormAtStoppedClock(page: Page, path: string): Promise<void> {
  await stopClock(page)
  await openForm(page, path)
}

/** How the mocked inbox answers one form. */
export type InboxAnswer = (route: Route) => Promise<void>

export const stored: InboxAnswer = (route) => route.fulfill({ status: 201, json: { stored: true } })

/** The connection is lost once the form is sent: whether it was stored is unknown. */
export const lost: InboxAnswer = (route) => route.abort('connectionreset')

/** Never answers. */
export const silent: InboxAnswer = async () => {}

/** The answer of a proxy that cannot reach the inbox or refuses the request. */
export function proxyPage(status: number, headers: Record<string, string> = {}): InboxAnswer {
  return (route) =>
    route.fulfill({ status, headers, contentType: 'text/html', body: '<h1>nginx</h1>' })
}

/** The inbox's own answer to a form that it did not store. */
export function failed(reason: FailureReason, more: Partial<Failure> = {}): InboxAnswer {
  const failure = { reason, message: failureMessage(reason, more.retryAfter), ...more }
  return (route) =>
    route.fulfill({ status: failureStatus[reason], json: { stored: false, failure } })
}

/**
 * Mocks the inbox.
 *
 * @param answers for one form after the other; the last one answers all that follow
 * @returns the received requests; later ones are added to the array
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

/** Runs a stopped clock over the minimum time for which a form is busy (spec 9). */
export async function passBusyTime(page: Page): Promise<void> {
  const busy = page.getByRole('button', { name: /^(Sending Message|Submitting)\.\.\.$/i })
  await expect(busy).toBeDisabled()
  await page.clock.runFor(2100)
}

/**
 * Writes a file for `setInputFiles` to the test's output folder: a buffer would be sent to the browser as
 * base64, which takes seconds for a large one.
 *
 * @param bytes its size, if larger than its content; the rest is zeros
 * @returns its path
 */
export function fileOnDisk(name: string, content: string | Uint8Array, bytes?: number): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, content)
  if (bytes) truncateSync(path, bytes)
  return path
}
