import { expect, type Page, test } from '@playwright/test'
import { map, phones } from '#content/model/contact.ts'
import { fakeInbox, proxyPage, stored } from './fake-inbox.ts'
import { openPage } from './open-page.ts'
import { reading, readPage } from './reader.ts'
import { openAtStoppedClock } from './stopped-clock.ts'
import { desktop, phone } from './window-sizes.ts'

test.use({ viewport: desktop })

const success = "Message sent successfully! We'll be in touch soon."
const labels = ['Full Name', 'Email', 'Phone', 'Company', 'Subject', 'Message'] as const

async function fill(page: Page, ...except: string[]): Promise<void> {
  for (const label of labels.filter((name) => !except.includes(name))) {
    const value = label === 'Email' ? 'ada@mail.example' : `My ${label}`
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

function toast(page: Page) {
  return page.getByRole('status').filter({ hasText: success })
}

reading('shows telephone numbers, e-mail, address and business hours', async ({ page }) => {
  await readPage(page, '/contact')
  const head = page.getByRole('main').locator('section').first()
  await expect(head.getByRole('heading', { level: 2 })).toHaveCount(4)
  for (const { display, dial } of phones) {
    await expect(head.getByRole('link', { name: display })).toHaveAttribute('href', `tel:${dial}`)
  }
  await expect(head.locator('a[href^="mailto:"]')).toHaveCount(1)
  await expect(head.getByRole('group').or(head.locator('address'))).toContainText('Victoria Island')
  await expect(head).toContainText('Monday-Friday 8:00 AM-5:00 PM')
  await expect(head).toContainText('Saturday 9:00 AM-1:00 PM')
})

test('sends in one and a half seconds and empties the form', async ({ page }) => {
  const received = await fakeInbox(page, stored)
  await openAtStoppedClock(page, '/contact')
  await fill(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const busy = page.getByRole('button', { name: 'Sending Message...' })
  await expect(busy).toBeDisabled()
  await page.clock.runFor(1400)
  await expect(busy).toBeDisabled()
  await expect(toast(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(toast(page)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
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

for (const viewport of [phone, desktop]) {
  test(`the toast leaves after eight seconds, ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await fakeInbox(page, stored)
    await openAtStoppedClock(page, '/contact')
    await fill(page)
    await page.getByLabel('Subject').press('Enter')
    await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeDisabled()
    await page.clock.runFor(1600)
    await expect(toast(page)).toBeInViewport()
    await page.clock.runFor(7500)
    await expect(toast(page)).toBeInViewport()
    await page.clock.runFor(1000)
    await expect(toast(page)).toHaveCount(0)
  })
}

test('the toast can be closed', async ({ page }) => {
  await fakeInbox(page, stored)
  await openAtStoppedClock(page, '/contact')
  await fill(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeDisabled()
  await page.clock.runFor(1600)
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toHaveCount(0)
})

test('whoever sends by the keyboard goes on from the button', async ({ page }) => {
  await fakeInbox(page, stored)
  await openAtStoppedClock(page, '/contact')
  await fill(page)
  await page.getByRole('button', { name: 'Send Message' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeDisabled()
  await page.clock.runFor(1600)
  await expect(toast(page)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
})

for (const label of ['Full Name', 'Email', 'Subject', 'Message']) {
  test(`waits for ${label}`, async ({ page }) => {
    await openPage(page, '/contact')
    await fill(page, label)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  })
}

test('takes a message without telephone and company', async ({ page }) => {
  await fakeInbox(page, stored)
  await openPage(page, '/contact')
  await fill(page, 'Phone', 'Company')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeDisabled()
})

reading('gives the message five rows', async ({ page }) => {
  await readPage(page, '/contact')
  await expect(page.getByLabel('Message', { exact: true })).toHaveAttribute('rows', '5')
})

test.describe('the map', () => {
  for (const viewport of [phone, desktop]) {
    test(`asks nobody before it is scrolled near, ${viewport.width} pixels`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport)
      const foreign: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url())
      })
      await page.route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
      )
      await page.goto('/contact', { waitUntil: 'networkidle' })
      expect(foreign).toEqual([])
      const frame = page.getByTitle(/Victoria Island/)
      await expect(frame).toHaveAttribute('loading', 'lazy')
      const asked = page.waitForRequest('https://www.openstreetmap.org/export/embed.html**')
      await frame.scrollIntoViewIfNeeded()
      expect((await asked).url()).toContain(`${map.west},${map.south},${map.east},${map.north}`)
      expect(foreign).toHaveLength(1)
    })
  }

  reading('has our own sketch and a plain link beside it', async ({ page }) => {
    await readPage(page, '/contact')
    await expect(page.getByRole('img', { name: /Victoria Island/ })).toBeVisible()
    const link = page.getByRole('link', { name: 'Open in Maps' })
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)
  })
})

reading('has one office card, the headquarters', async ({ page }) => {
  await readPage(page, '/contact')
  await expect(page.getByRole('heading', { name: /headquarters/i })).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('posts every field by itself', async ({ page }) => {
    const received = await fakeInbox(page, proxyPage(200))
    await page.goto('/contact')
    await fill(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/api/contact')
    expect(received[0]?.headers()['content-type']).toBe('application/x-www-form-urlencoded')
    const fields = new URLSearchParams(received[0]?.postData() ?? '')
    expect([...fields.keys()].sort()).toEqual(
      ['name', 'email', 'phone', 'company', 'subject', 'message', 'website'].sort(),
    )
    expect(fields.get('message')).toBe('My Message')
  })
})
