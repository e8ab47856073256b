import { expect, type Page } from '@playwright/test'
import { map } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import { mapOrigin, standInForMap } from './complaints.ts'
import { fakeInbox, openForm, openFormAtStoppedClock, sentField, stored } from './forms.ts'
import { boxOf } from './page-parts.ts'
import { desktop, phone, test } from './window.ts'

test.use({ viewport: desktop })

const success = "Message sent successfully! We'll be in touch soon."
const labels = ['Full Name', 'Email', 'Phone', 'Company', 'Subject', 'Message'] as const

async function fill(page: Page, ...except: string[]): Promise<void> {
  for (const label of labels.filter((name) => !except.includes(name))) {
    const value = label === 'Email' ? 'ada@mail.example' : `My ${label}`
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send Message' })
}

function busyButton(page: Page) {
  return page.getByRole('button', { name: 'Sending Message...' })
}

function toast(page: Page) {
  return page.getByRole('status').filter({ hasText: success })
}

/** Call with the clock stopped, right after the toast has appeared. */
async function expectToLeaveAfterEightSeconds(page: Page): Promise<void> {
  await expect(toast(page)).toBeInViewport()
  await page.clock.runFor(7500)
  await expect(toast(page)).toBeInViewport()
  await page.clock.runFor(1000)
  await expect(toast(page)).toHaveCount(0)
}

test('sends, and says so for a while', async ({ page }) => {
  const received = await fakeInbox(page, stored)
  await openFormAtStoppedClock(page, '/contact')

  await test.step('in one and a half seconds, and empties the form', async () => {
    await fill(page)
    await sendButton(page).click()
    await expect(busyButton(page)).toBeDisabled()
    await page.clock.runFor(1400)
    await expect(busyButton(page)).toBeDisabled()
    await expect(toast(page)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(toast(page)).toBeInViewport()
    await expect(sendButton(page)).toBeEnabled()
    for (const label of labels) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    }
    expect(received).toHaveLength(1)
    expect(received[0]?.method()).toBe('POST')
    expect(received[0]?.headers()).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    })
    expect(received[0]?.postDataJSON()).toEqual({
      name: 'My Full Name',
      email: 'ada@mail.example',
      phone: 'My Phone',
      company: 'My Company',
      subject: 'My Subject',
      message: 'My Message',
      website: '',
      elapsed: expect.stringMatching(/^\d+$/),
      key: expect.stringMatching(/^[\da-f]{32}$/),
    })
  })

  await test.step('with a toast that lies over nothing of the form', async () => {
    const box = await boxOf(toast(page).locator('> div'))
    const parts = page.getByRole('form', { name: 'Contact' }).locator('label, .field, button, p')
    for (const part of await parts.all()) {
      const { x, y, width, height } = await boxOf(part)
      const beside = x >= box.x + box.width || x + width <= box.x
      expect(beside || y >= box.y + box.height || y + height <= box.y).toBe(true)
    }
  })

  const line = page.getByRole('form').getByText(/“My Subject”.+ada@mail\.example/)
  await test.step('the toast leaves after eight seconds, a line at the form stays', async () => {
    await expectToLeaveAfterEightSeconds(page)
    await expect(line).toBeInViewport()
  })

  await test.step('so it does on a phone, where Enter in a field has sent', async () => {
    await page.setViewportSize(phone)
    await fill(page)
    await page.getByLabel('Subject').press('Enter')
    await expect(busyButton(page)).toBeDisabled()
    // Sending removes the line about the previous message.
    await expect(line).toHaveCount(0)
    await page.clock.runFor(1600)
    // Nothing covers the toast's close button.
    await toast(page).getByRole('button', { name: 'Close' }).click({ trial: true })
    await expectToLeaveAfterEightSeconds(page)
    await expect(line).toBeVisible()
    await page.setViewportSize(desktop)
  })

  await test.step('whoever sends by the keyboard goes on from the button', async () => {
    await fill(page)
    await sendButton(page).press('Enter')
    await expect(busyButton(page)).toBeDisabled()
    await expect(busyButton(page)).toBeFocused()
    await expect(page.getByRole('status').getByText('being sent')).toBeAttached()
    await page.clock.runFor(1600)
    await expect(page.getByText('being sent')).toHaveCount(0)
    await expect(toast(page)).toBeInViewport()
    await expect(sendButton(page)).toBeFocused()
  })

  await test.step('the toast can be closed, and the focus goes back', async () => {
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await expect(toast(page)).toHaveCount(0)
    await expect(sendButton(page)).toBeFocused()
  })
})

test('waits for what it needs, which telephone and company are not', async ({ page }) => {
  const received = await fakeInbox(page, stored)
  await openForm(page, '/contact')
  /** The field is marked; the browser's own bubble alone says why (spec 5). */
  async function expectRefused(label: string): Promise<void> {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    const message = await field.evaluate((it: HTMLInputElement) => it.validationMessage)
    expect(message).not.toBe('')
    await expect(page.getByText(message)).toHaveCount(0)
  }
  await test.step('an empty form is refused at its fields', async () => {
    await sendButton(page).click()
    await expect(page.getByLabel('Full Name', { exact: true })).toBeFocused()
    for (const label of ['Full Name', 'Email', 'Subject', 'Message']) await expectRefused(label)
  })
  await fill(page, 'Phone', 'Company')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  expect(received).toHaveLength(0)
  await test.step('takes a message without telephone and company', async () => {
    // An address pasted with what nobody sees is one.
    await page.getByLabel('Email', { exact: true }).fill('\u200eada@mail.example\u200b')
    await sendButton(page).click()
    await expect.poll(() => received.length).toBe(1)
    expect(sentField(received[0], 'email')).toBe('ada@mail.example')
  })
})

test('the map asks nobody before it is scrolled near', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url())
  })
  await standInForMap(page)
  for (const viewport of [phone, desktop]) {
    await test.step(`at ${viewport.width} pixels`, async () => {
      // Navigating to the same URL would restore the scroll position.
      await page.goto('about:blank')
      await page.setViewportSize(viewport)
      foreign.length = 0
      await page.goto('/contact', { waitUntil: 'networkidle' })
      expect(foreign).toEqual([])
      const frame = page.getByTitle(pageText('/contact').map.title)
      await expect(frame).toHaveAttribute('loading', 'lazy')
      const asked = page.waitForRequest(`${mapOrigin}/export/embed.html**`)
      await frame.scrollIntoViewIfNeeded()
      expect((await asked).url()).toContain(`${map.west},${map.south},${map.east},${map.north}`)
      expect(foreign).toHaveLength(1)
    })
  }
})
