import { expect, type Page } from '@playwright/test'
import { failureMessage } from '#contract/answers.ts'
import { fieldLabels } from '#contract/forms.ts'
import { axeFindings } from './axe.ts'
import { test } from './fixtures.ts'
import { failed, type InboxAnswer, lost, message, proxyPage, silent, stored } from './forms.ts'
import { desktop, tablet } from './window.ts'

test.use({ viewport: desktop })

function failureToast(page: Page) {
  return page.getByRole('alert').filter({ hasText: /your message/i })
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

test('after each answer: says what to do and keeps everything typed', async ({ page, form }) => {
  await form.inbox(...answers.map(([, answer]) => answer))
  await form.openAtStoppedClock('/contact')
  await form.fill(message)
  for (const [name, , text] of answers) {
    await test.step(name, async () => {
      await form.send.click()
      await form.passBusyTime()
      await expect(failureToast(page)).toContainText(text)
      await expect(failureToast(page)).toContainText(/everything you typed is still here/i)
      await form.expectFilled(message)
      await expect(form.send).toBeEnabled()
      await page.clock.runFor(60_000)
      await expect(failureToast(page)).toBeInViewport()
      await failureToast(page).getByRole('button', { name: 'Close' }).click()
      await expect(failureToast(page)).toHaveCount(0)
    })
  }
})

test('without an answer: says so and keeps everything typed', async ({ page, form }) => {
  await form.openAtStoppedClock('/contact')
  await form.fill(message)

  // Offline.
  await page.context().setOffline(true)
  await form.send.click()
  await form.passBusyTime()
  await expect(failureToast(page)).toContainText('Your message was not sent.')
  await expect(failureToast(page)).toContainText(/offline.+connect to the internet/)
  await form.expectFilled(message)
  await page.context().setOffline(false)

  // Gives up after thirty seconds of silence.
  const received = await form.inbox(silent)
  await form.send.click()
  await expect.poll(() => received.length).toBe(1)
  await page.clock.runFor(29_000)
  await expect(failureToast(page)).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(failureToast(page)).toContainText('We do not know whether your message arrived.')
  await expect(failureToast(page)).toContainText(failureMessage('too-slow'))
  await form.expectFilled(message)
})

/** An answer that waits until the returned function is called. */
function held(answer: InboxAnswer): [InboxAnswer, () => void] {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return [(route) => released.then(() => answer(route)), release]
}

test('reloaded while it is sent: the browser asks first, and not afterwards', async ({
  page,
  form,
}) => {
  const [later, answer] = held(failed('unavailable'))
  await form.inbox(later)
  await form.open('/contact')
  await form.fill(message)
  await form.send.click()
  await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeVisible()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.dismiss()
  })
  // `page.reload()` would wait for a page that never loads.
  await page.evaluate(() => void setTimeout(() => location.reload()))
  await expect.poll(() => dialogs).toEqual(['beforeunload'])
  await form.expectFilled(message)
  answer()
  await expect(failureToast(page)).toBeVisible()
  await form.expectFilled(message)
  await page.reload()
  expect(dialogs).toHaveLength(1)
})

// Between phone and desktop the toast is as wide as half of the form.
test('422: names the fields, describes them and focuses the first', async ({ page, form }) => {
  const fields = {
    email: 'Email is not an address. Please write it like name@example.com.',
    message: 'Message is too long. Please use at most 10,000 characters.',
  }
  await page.setViewportSize(tablet)
  // Not in the form's order, as JSON may list them.
  const answer = { message: fields.message, email: fields.email }
  await form.inbox(failed('invalid', { fields: answer }))
  await form.open('/contact')
  await form.fill(message)
  await form.send.click()
  await expect(form.field('Email')).toBeFocused()
  await expectUncovered(page)
  await expect(failureToast(page)).toContainText(fieldLabels.email)
  await expect(failureToast(page)).toContainText(fieldLabels.message)
  for (const name of ['email', 'message'] as const) {
    const control = form.field(fieldLabels[name])
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(fields[name])
    await expect(page.getByText(fields[name])).toBeVisible()
  }
  await expect(form.field('Subject')).not.toHaveAttribute('aria-invalid')
  await form.expectFilled(message)
  expect(await axeFindings(page, 'main')).toEqual([])

  // An error is gone once its field is edited, and only that one.
  await form.field('Email').press('End')
  await form.field('Email').press('a')
  await expect(page.getByText(fields.email)).toHaveCount(0)
  await expect(form.field('Email')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText(fields.message)).toBeVisible()
})

test('a form that breaks says what to do, and what was sent arrives', async ({ page, form }) => {
  const correction = 'Email is not an address.'
  const [later, answer] = held(stored)
  await form.inbox(failed('invalid', { fields: { email: correction } }), later)
  await form.open('/contact')
  await form.fill(message)
  await form.send.click()
  await expect(page.getByRole('main').getByText(correction)).toBeVisible()
  const arrived = page.waitForEvent('requestfinished')
  await form.send.click()
  await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeVisible()
  // As an extension might: React throws when it removes a line that is gone.
  await page.getByText(correction).evaluate((line) => line.closest('p')?.remove())
  await form.field('Email').press('a')
  const note = page.getByRole('alert').filter({ hasText: 'has stopped working' })
  await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/)
  answer()
  expect((await arrived).url()).toMatch(/\/api\/contact$/)
})
