import { expect, type Page } from '@playwright/test'
import { map, topics } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import { complaintsOf, mapOrigin, standInForMap } from './complaints.ts'
import { test } from './fixtures.ts'
import { message, sentField, stored } from './forms.ts'
import { boxOf } from './page-parts.ts'
import { desktop, openPage, phone, stopClock } from './window.ts'

test.use({ viewport: desktop })

const everything = { ...message, Phone: '+2348000000000', Company: 'Obi Ltd' }

const busyButton = (page: Page) => page.getByRole('button', { name: 'Sending Message...' })
const toast = (page: Page) =>
  page.getByRole('status').filter({ hasText: "Message sent successfully! We'll be in touch soon." })

/** Call with the clock stopped, right after the toast has appeared. */
async function expectToLeaveAfterEightSeconds(page: Page): Promise<void> {
  await expect(toast(page)).toBeInViewport()
  await page.clock.runFor(7500)
  await expect(toast(page)).toBeInViewport()
  await page.clock.runFor(1000)
  await expect(toast(page)).toHaveCount(0)
}

test('sends once, and says so for a while', async ({ page, form }) => {
  const received = await form.inbox(stored)
  await form.openAtStoppedClock('/contact')

  // It takes one and a half seconds, and empties the form.
  await form.fill(everything)
  await form.send.dblclick()
  for (const label of ['Subject', 'Email']) await form.field(label).press('Enter')
  // As an extension might: `requestSubmit()` ignores the disabled button.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit())
  await page.clock.runFor(1400)
  await expect(busyButton(page)).toBeDisabled()
  await expect(toast(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(toast(page)).toBeInViewport()
  await expect(form.send).toBeEnabled()
  for (const label of Object.keys(everything)) await expect(form.field(label)).toHaveValue('')
  expect(received).toHaveLength(1)
  expect(received[0]?.method()).toBe('POST')
  expect(received[0]?.headers()).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
  })
  expect(received[0]?.postDataJSON()).toEqual({
    name: everything['Full Name'],
    email: everything.Email,
    phone: everything.Phone,
    company: everything.Company,
    subject: everything.Subject,
    message: everything.Message,
    website: '',
    elapsed: expect.stringMatching(/^\d+$/),
    key: expect.stringMatching(/^[\da-f]{32}$/),
  })

  // The toast lies over nothing of the form.
  const box = await boxOf(toast(page).locator('> div'))
  const parts = page.getByRole('form', { name: 'Contact' }).locator('label, .field, button, p')
  for (const part of await parts.all()) {
    const { x, y, width, height } = await boxOf(part)
    const beside = x >= box.x + box.width || x + width <= box.x
    expect(beside || y >= box.y + box.height || y + height <= box.y).toBe(true)
  }

  const line = page.getByRole('form').getByText(/“Gas for a plant”.+ada@mail\.example/)

  // The toast leaves after eight seconds, a line at the form stays.
  await expectToLeaveAfterEightSeconds(page)
  await expect(line).toBeVisible()

  // The same on a phone, where Enter in a field sends.
  await page.setViewportSize(phone)
  await form.fill(everything)
  await form.field('Subject').press('Enter')
  await expect(busyButton(page)).toBeDisabled()
  // Sending removes the line about the previous message.
  await expect(line).toHaveCount(0)
  await page.clock.runFor(1600)
  // Nothing covers the toast's close button.
  await toast(page).getByRole('button', { name: 'Close' }).click({ trial: true })
  await expectToLeaveAfterEightSeconds(page)
  await expect(line).toBeVisible()
  await page.setViewportSize(desktop)

  // For the keyboard, the focus stays on the button, and comes back from the toast.
  await form.fill(everything)
  await form.send.press('Enter')
  await expect(busyButton(page)).toBeDisabled()
  await expect(busyButton(page)).toBeFocused()
  await expect(page.getByRole('status').getByText('being sent')).toBeAttached()
  await page.clock.runFor(1600)
  await expect(page.getByText('being sent')).toHaveCount(0)
  await expect(toast(page)).toBeInViewport()
  await expect(form.send).toBeFocused()
  await expect(line).toBeInViewport()
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toHaveCount(0)
  await expect(form.send).toBeFocused()
})

test('waits for what it needs, which telephone and company are not', async ({ page, form }) => {
  const received = await form.inbox(stored)
  await form.open('/contact')
  await form.send.click()
  await expect(form.field('Full Name')).toBeFocused()
  for (const label of Object.keys(message)) {
    await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true')
    const reason = await form.field(label).evaluate((it: HTMLInputElement) => it.validationMessage)
    expect(reason).not.toBe('')
    // The browser's own bubble alone says why (spec 5).
    await expect(page.getByText(reason)).toHaveCount(0)
  }
  // An address pasted with what nobody sees is one.
  await form.fill({ ...message, Email: '\u200eada@mail.example\u200b' })
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  expect(received).toHaveLength(0)
  await form.send.click()
  await expect.poll(() => received.length).toBe(1)
  expect(sentField(received[0], 'email')).toBe('ada@mail.example')
})

test('the map asks nobody before it is scrolled near', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url())
  })
  await standInForMap(page)
  for (const viewport of [phone, desktop]) {
    // Navigating to the same URL would restore the scroll position.
    await page.goto('about:blank')
    await page.setViewportSize(viewport)
    foreign.length = 0
    await page.goto('/contact', { waitUntil: 'networkidle' })
    expect(foreign).toEqual([])
    const frame = page.getByTitle(pageText('/contact').map.title)
    const asked = page.waitForRequest(`${mapOrigin}/export/embed.html**`)
    await frame.scrollIntoViewIfNeeded()
    expect((await asked).url()).toContain(`${map.west},${map.south},${map.east},${map.north}`)
    expect(foreign).toHaveLength(1)
  }
})

const [first, second] = topics
const accessibility = topics.find(({ id }) => id === 'accessibility')
if (!first || !second || !accessibility) throw new Error('content has too few topics to test')
const writeAbout = (page: Page, label: string) =>
  page.getByRole('main').getByRole('link', { name: `: ${label}` })

// tests/build/served.test.ts asks for each topic.
test('the address of an unknown topic leaves the subject empty', async ({
  page,
  form,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL)
  await openPage(page, '/contact?topic=%22%3E%3Cb%3Enothing')
  await expect(form.field('Subject')).toHaveValue('')
  expect(complaints).toEqual([])
})

test('a press beside the form fills its subject in, and loses nothing typed', async ({
  page,
  form,
}) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await page.goto('about:blank')
    await openPage(page, '/contact')
    await form.field('Message').fill('Typed before')
    await writeAbout(page, first.label).click()
    await expect(form.field('Subject')).toHaveValue(first.subject)
    await expect(page).toHaveURL(first.form)
    await expect(page.getByRole('heading', { name: 'How can we help you?' })).toBeInViewport()
    await expect(form.field('Message')).toHaveValue('Typed before')

    await writeAbout(page, second.label).click()
    await expect(form.field('Subject')).toHaveValue(second.subject)
    await form.field('Subject').fill('My own words')
    await writeAbout(page, first.label).click()
    await expect(page).toHaveURL(first.form)
    await expect(form.field('Subject')).toHaveValue('My own words')
  }
})

for (const { way, open, subject } of [
  { way: 'the server', open: (page: Page) => openPage(page, first.form), subject: first.subject },
  {
    way: 'a link on another page',
    open: async (page: Page) => {
      await openPage(page, '/accessibility')
      await page.getByRole('link', { name: 'With the contact form' }).click()
    },
    subject: accessibility.subject,
  },
]) {
  test(`a subject that ${way} fills in is gone once it was sent`, async ({ page, form }) => {
    const received = await form.inbox(stored)
    await stopClock(page)
    await open(page)
    await expect(form.field('Subject')).toHaveValue(subject)
    await form.ready()
    await form.fill({ ...message, Subject: subject })
    await form.send.click()
    await form.passBusyTime()
    await expect(toast(page)).toBeVisible()
    expect(sentField(received[0], 'subject')).toBe(subject)
    await expect(form.field('Subject')).toHaveValue('')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a press beside the form fills its subject in', async ({ page, form }) => {
    await page.goto('/contact')
    await writeAbout(page, second.label).click()
    await expect(form.field('Subject')).toHaveValue(second.subject)
  })
})
