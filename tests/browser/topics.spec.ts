import { expect, type Page } from '@playwright/test'
import { topics } from '#content/model/contact.ts'
import { complaintsOf } from './complaints.ts'
import { fakeInbox, formReady, passBusyTime, sentField, stored } from './forms.ts'
import { desktop, openPage, phone, stopClock, test } from './window.ts'

test.use({ viewport: desktop })

const [first, second] = topics
const accessibility = topics.find(({ id }) => id === 'accessibility')
if (!first || !second || !accessibility) throw new Error('content has too few topics to test')

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const writeAbout = (page: Page, label: string) =>
  page.getByRole('main').getByRole('link', { name: `: ${label}` })

// tests/build/served.test.ts asks for each topic.
test('the address of an unknown topic leaves the subject empty', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  await openPage(page, '/contact?topic=%22%3E%3Cb%3Enothing')
  await expect(field(page, 'Subject')).toHaveValue('')
  expect(complaints).toEqual([])
})

test('a press beside the form fills its subject in', async ({ page }) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await page.goto('about:blank')
    await openPage(page, '/contact')
    await field(page, 'Message').fill('Typed before')
    await writeAbout(page, first.label).click()
    await expect(field(page, 'Subject')).toHaveValue(first.subject)
    await expect(page).toHaveURL(first.form)
    await expect(page.getByRole('heading', { name: 'How can we help you?' })).toBeInViewport()
    // The page is not reloaded, so nothing is lost.
    await expect(field(page, 'Message')).toHaveValue('Typed before')

    await writeAbout(page, second.label).click()
    await expect(field(page, 'Subject')).toHaveValue(second.subject)

    await test.step('what was typed as the subject stays', async () => {
      await field(page, 'Subject').fill('My own words')
      await writeAbout(page, first.label).click()
      await expect(page).toHaveURL(first.form)
      await expect(field(page, 'Subject')).toHaveValue('My own words')
    })
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
  test(`a subject that ${way} fills in is gone once it was sent`, async ({ page }) => {
    const received = await fakeInbox(page, stored)
    await stopClock(page)
    await open(page)
    await expect(field(page, 'Subject')).toHaveValue(subject)
    await formReady(page)
    await field(page, 'Full Name').fill('Ada')
    await field(page, 'Email').fill('ada@mail.example')
    await field(page, 'Message').fill('Hello')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await passBusyTime(page)
    await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible()
    expect(sentField(received[0], 'subject')).toBe(subject)
    await expect(field(page, 'Subject')).toHaveValue('')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a press beside the form fills its subject in', async ({ page }) => {
    await page.goto('/contact')
    await writeAbout(page, second.label).click()
    await expect(field(page, 'Subject')).toHaveValue(second.subject)
  })
})
