import { expect, type Page } from '@playwright/test'
import { failureMessage } from '#contract/answers.ts'
import { fieldLabels } from '#contract/forms.ts'
import { axeFindings } from './axe.ts'
import {
  failed,
  fakeInbox,
  type InboxAnswer,
  lost,
  openForm,
  openFormAtStoppedClock,
  passBusyTime,
  proxyPage,
  silent,
  stored,
} from './forms.ts'
import { desktop, tablet, test } from './window.ts'

test.use({ viewport: desktop })

const typed: Record<string, string> = {
  'Full Name': 'Ada Obi',
  Email: 'ada@mail.example',
  Subject: 'Gas for a plant',
  Message: 'We build a plant.',
}

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
}

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true })
}

function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send Message' })
}

function failureToast(page: Page) {
  return page.getByRole('alert').filter({ hasText: /your message/i })
}

async function expectKept(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    await expect(field(page, label)).toHaveValue(value)
  }
}

/** Expects that neither header nor toast covers the focused field, by hit tests at top and bottom. */
async function expectUncovered(page: Page): Promise<void> {
  const uncovered = () =>
    page.evaluate(() => {
      const control = document.activeElement
      if (!control) return false
      const { left, top, bottom } = control.getBoundingClientRect()
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 10, y) === control)
    })
  await expect.poll(uncovered).toBe(true)
}

/** One of each kind; problem.test.ts has all. */
const answers: [string, InboxAnswer, string | RegExp][] = [
  ['of the inbox', failed('too-many', { retryAfter: 300 }), /in 5 minutes/],
  ['of a proxy', proxyPage(502), failureMessage('unavailable')],
  ['broken off', lost, /connection was lost/],
]

test('after each answer: says what to do and keeps everything typed', async ({ page }) => {
  await fakeInbox(page, ...answers.map(([, answer]) => answer))
  await openFormAtStoppedClock(page, '/contact')
  await fill(page)
  for (const [name, , text] of answers) {
    await test.step(name, async () => {
      await sendButton(page).click()
      const busy = page.getByRole('button', { name: 'Sending Message...' })
      await expect(busy).toBeDisabled()
      await page.clock.runFor(1400)
      await expect(busy).toBeDisabled()
      await page.clock.runFor(200)
      await expect(failureToast(page)).toContainText(text)
      await expect(failureToast(page)).toContainText(/everything you typed is still here/i)
      await expectKept(page)
      await expect(sendButton(page)).toBeEnabled()
      await page.clock.runFor(60_000)
      await expect(failureToast(page)).toBeInViewport()
      await failureToast(page).getByRole('button', { name: 'Close' }).click()
      await expect(failureToast(page)).toHaveCount(0)
    })
  }
})

test('without an answer: says so and keeps everything typed', async ({ page }) => {
  await openFormAtStoppedClock(page, '/contact')
  await fill(page)
  await test.step('offline', async () => {
    await page.context().setOffline(true)
    await sendButton(page).click()
    await passBusyTime(page)
    await expect(failureToast(page)).toContainText('Your message was not sent.')
    await expect(failureToast(page)).toContainText(/offline.+connect to the internet/)
    await expectKept(page)
    await page.context().setOffline(false)
  })
  await test.step('gives up after thirty seconds of silence', async () => {
    const received = await fakeInbox(page, silent)
    await sendButton(page).click()
    await expect.poll(() => received.length).toBe(1)
    await page.clock.runFor(29_000)
    await expect(failureToast(page)).toHaveCount(0)
    await page.clock.runFor(2000)
    await expect(failureToast(page)).toContainText('We do not know whether your message arrived.')
    await expect(failureToast(page)).toContainText(failureMessage('too-slow'))
    await expectKept(page)
  })
})

test('reloaded while it is sent: the browser asks first, and not afterwards', async ({ page }) => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await fakeInbox(page, async (route) => {
    await answered
    await failed('unavailable')(route)
  })
  await openForm(page, '/contact')
  await fill(page)
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeVisible()
  const asked = page.waitForEvent('dialog')
  // `page.reload()` would wait for a page that never loads.
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expectKept(page)
  answer()
  await expect(failureToast(page)).toBeVisible()
  await expectKept(page)
  page.on('dialog', (again) => expect(again).toBeUndefined())
  await page.reload()
})

// Between phone and desktop the toast is as wide as half of the form.
test('422: names the fields, describes them and focuses the first', async ({ page }) => {
  const fields = {
    email: 'Email is not an address. Please write it like name@example.com.',
    message: 'Message is too long. Please use at most 10,000 characters.',
  }
  await page.setViewportSize(tablet)
  // Not in the form's order, as JSON may list them.
  const answer = { message: fields.message, email: fields.email }
  await fakeInbox(page, failed('invalid', { fields: answer }))
  await openForm(page, '/contact')
  await fill(page)
  await sendButton(page).click()
  await expect(field(page, 'Email')).toBeFocused()
  await expectUncovered(page)
  await expect(failureToast(page)).toContainText(fieldLabels.email)
  await expect(failureToast(page)).toContainText(fieldLabels.message)
  for (const name of ['email', 'message'] as const) {
    const control = field(page, fieldLabels[name])
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(fields[name])
    await expect(page.getByText(fields[name])).toBeVisible()
  }
  await expect(field(page, 'Subject')).not.toHaveAttribute('aria-invalid')
  await expectKept(page)
  expect(await axeFindings(page, 'main')).toEqual([])

  await test.step('an error is gone once its field is edited, and only that one', async () => {
    await field(page, 'Email').press('End')
    await field(page, 'Email').press('a')
    await expect(page.getByText(fields.email)).toHaveCount(0)
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid')
    await expect(page.getByText(fields.message)).toBeVisible()
  })
})

test('a form that breaks says what to do, and what was sent arrives', async ({ page }) => {
  const correction = 'Email is not an address.'
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await fakeInbox(page, failed('invalid', { fields: { email: correction } }), async (route) => {
    await answered
    await stored(route)
  })
  await openForm(page, '/contact')
  await fill(page)
  await sendButton(page).click()
  await expect(page.getByRole('main').getByText(correction)).toBeVisible()
  const arrived = page.waitForEvent('requestfinished')
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeVisible()
  // As an extension might: React throws when it removes a line that is gone.
  await page.getByText(correction).evaluate((line) => line.closest('p')?.remove())
  await field(page, 'Email').press('a')
  const note = page.getByRole('alert').filter({ hasText: 'has stopped working' })
  await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/)
  answer()
  expect((await arrived).url()).toMatch(/\/api\/contact$/)
})

test('a double click and Enter while sending send once', async ({ page }) => {
  const received = await fakeInbox(page, stored)
  await openFormAtStoppedClock(page, '/contact')
  await fill(page)
  await sendButton(page).dblclick()
  for (const label of ['Subject', 'Email']) await field(page, label).press('Enter')
  // As an extension might: `requestSubmit()` ignores the disabled button.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit())
  await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeDisabled()
  await page.clock.runFor(1600)
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(received).toHaveLength(1)
})
