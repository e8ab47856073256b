import { expect, type Page } from '@playwright/test'
import { topics } from '#content/model/contact.ts'
import { complaintsOf } from './complaints.ts'
import { fakeInbox, formReady, passBusyTime, sentField, stored } from './forms.ts'
import { desktop, openAtStoppedClock, openPage, phone, test } from './window.ts'

test.use({ viewport: desktop })

const [first, second] = topics
if (!first || !second) throw new Error('content has too few topics to test')

const subject = (page: Page) => page.getByLabel('Subject', { exact: true })
const writeAbout = (page: Page, label: string) =>
  page.getByRole('main').getByRole('link', { name: `: ${label}` })

/** Fills in the rest of the form and sends it, with the clock stopped. */
async function send(page: Page): Promise<void> {
  await formReady(page)
  await page.getByLabel('Full Name').fill('Ada')
  await page.getByLabel('Email', { exact: true }).fill('ada@mail.example')
  await page.getByLabel('Message', { exact: true }).fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await passBusyTime(page)
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible()
}

test('the address asks about a topic', async ({ page, baseURL }) => {
  for (const { id, subject: filled } of topics) {
    const html = await (await page.request.get(`/contact?topic=${id}`)).text()
    const [field = ''] = /<input[^>]* name="subject"[^>]*>/.exec(html) ?? []
    expect(field, id).toContain(` value="${filled}"`)
  }
  await test.step('an unknown one leaves the subject empty', async () => {
    const complaints = complaintsOf(page, baseURL)
    await openPage(page, '/contact?topic=%22%3E%3Cb%3Enothing')
    await expect(subject(page)).toHaveValue('')
    expect(complaints).toEqual([])
  })
})

for (const viewport of [phone, desktop]) {
  test(`a press beside the form fills its subject in, ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openPage(page, '/contact')
    await page.getByLabel('Message', { exact: true }).fill('Typed before')
    await writeAbout(page, first.label).click()
    await expect(subject(page)).toHaveValue(first.subject)
    await expect(page).toHaveURL(first.form)
    await expect(page.getByRole('heading', { name: 'How can we help you?' })).toBeInViewport()
    // The page is not reloaded, so nothing is lost.
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Typed before')

    await writeAbout(page, second.label).click()
    await expect(subject(page)).toHaveValue(second.subject)

    await test.step('what was typed as the subject stays', async () => {
      await subject(page).fill('My own words')
      await writeAbout(page, first.label).click()
      await expect(page).toHaveURL(first.form)
      await expect(subject(page)).toHaveValue('My own words')
    })
  })
}

test('a link on another page fills the subject in, and a sent form is empty', async ({ page }) => {
  const received = await fakeInbox(page, stored)
  await openAtStoppedClock(page, '/accessibility')
  const { subject: filled } = topics.find(({ id }) => id === 'accessibility') ?? first
  await page.getByRole('link', { name: 'With the contact form' }).click()
  await expect(subject(page)).toHaveValue(filled)
  await send(page)
  expect(sentField(received[0], 'subject')).toBe(filled)
  await expect(subject(page)).toHaveValue('')
})

test('the form that the server has filled in is empty once sent', async ({ page }) => {
  await fakeInbox(page, stored)
  await openAtStoppedClock(page, first.form)
  await send(page)
  await expect(subject(page)).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a press beside the form fills its subject in', async ({ page }) => {
    await page.goto('/contact')
    await writeAbout(page, second.label).click()
    await expect(subject(page)).toHaveValue(second.subject)
  })
})
