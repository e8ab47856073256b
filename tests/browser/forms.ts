import { truncateSync, writeFileSync } from 'node:fs'
import { expect, type Locator, type Page, type Request, type Route, test } from '@playwright/test'
import {
  type Failure,
  type FailureReason,
  failureMessage,
  failureStatus,
} from '#contract/answers.ts'
import { openPage, stopClock } from './window.ts'

/** What a visitor types into the form on Contact, by its labels. */
export const message = {
  'Full Name': 'Ada Obi',
  Email: 'ada@mail.example',
  Subject: 'Gas for a plant',
  Message: 'We build a plant.',
}
/** What an applicant types, beside the resume. */
export const application = {
  'Full Name': 'Ada Obi',
  Email: 'ada@mail.example',
  Phone: '+2348000000000',
  Experience: '5 years',
  Education: 'B.Eng.',
  'Cover Letter': 'I weld.',
}
/** The file that an applicant chooses. */
export const resumeFile = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7'),
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

/** A field of a form that was sent, as JSON or as multipart. */
export function sentField(request: Request | undefined, name: string): string | undefined {
  const body = request?.postData() ?? ''
  if (body.startsWith('{')) return JSON.parse(body)[name]
  return new RegExp(`name="${name}"\r\n\r\n([^]*?)\r\n--`).exec(body)?.[1]
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

/** The form of the open page: Contact, or an application. */
export class Form {
  readonly page: Page
  readonly send: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.send = page.getByRole('button', { name: 'Send Message' })
    this.submit = page.getByRole('button', { name: 'Submit Application' })
  }

  field(label: string): Locator {
    return this.page.getByLabel(new RegExp(`^${label}$`, 'i'))
  }

  /** Waits until React has the form: before, the browser would post it. */
  async ready(): Promise<void> {
    const island = this.page.locator('main astro-island[client="visible"]')
    await island.locator('form').evaluate((form) => form.scrollIntoView({ behavior: 'instant' }))
    await expect(island).toHaveAttribute('data-ready')
  }

  /** Opens the page of a form, and waits for React. */
  async open(path: string): Promise<void> {
    await openPage(this.page, path)
    await this.ready()
  }

  /** The same with the page's clock stopped. */
  async openAtStoppedClock(path: string): Promise<void> {
    await stopClock(this.page)
    await this.open(path)
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value)
  }

  async fillApplication(): Promise<void> {
    await this.fill(application)
    await this.field('Resume').setInputFiles(resumeFile)
  }

  async expectFilled(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values))
      await expect(this.field(label)).toHaveValue(value)
  }

  /** Runs a stopped clock over the minimum time for which a form is busy (spec 9). */
  async passBusyTime(): Promise<void> {
    const name = /^(Sending Message|Submitting)\.\.\.$/i
    await expect(this.page.getByRole('button', { name })).toBeDisabled()
    await this.page.clock.runFor(2100)
  }

  /**
   * Mocks the inbox.
   *
   * @param answers for one form after the other; the last one answers all that follow
   * @returns the received requests; later ones are added to the array
   */
  async inbox(...answers: InboxAnswer[]): Promise<Request[]> {
    const received: Request[] = []
    await this.page.route('**/api/**', async (route) => {
      const answer = answers[Math.min(received.length, answers.length - 1)] ?? stored
      received.push(route.request())
      await answer(route)
    })
    return received
  }
}

/** The newsletter's form, in the footer of every page. */
export class Newsletter {
  readonly page: Page
  readonly address: Locator
  readonly button: Locator
  readonly status: Locator
  readonly alert: Locator

  constructor(page: Page) {
    const form = page.getByRole('form', { name: 'Group news by e-mail' })
    this.page = page
    this.address = form.getByRole('textbox', { name: 'E-mail address' })
    this.button = form.getByRole('button', { name: 'Subscribe' })
    this.status = form.getByRole('status')
    this.alert = form.getByRole('alert')
  }

  /** Opens a page with the form, and waits for React: before, the browser would post it. */
  async open(): Promise<void> {
    await openPage(this.page, '/qhsse')
    await this.address.click()
    await this.ready()
  }

  async ready(): Promise<void> {
    await expect(this.page.locator('footer astro-island')).toHaveAttribute('data-ready')
  }
}
