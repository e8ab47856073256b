import { expect, type Page } from '@playwright/test'
import { test } from './edited-site.ts'
import { openFormAtStoppedClock } from './forms.ts'
import { blockIslands } from './held-back.ts'
import { desktop, openPage } from './window.ts'

test.use({ viewport: desktop })

/** Collects the page's requests other than GET. */
function postsOf(page: Page): readonly string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(`${request.method()} ${request.url()}`)
  })
  return posts
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

const message = {
  'Full Name': 'Ada',
  Email: 'ada@mail.example',
  Subject: 'Gas',
  Message: 'Please.',
}

test('contact: a success after one and a half seconds, and no request', async ({ page }) => {
  const posts = postsOf(page)
  await openFormAtStoppedClock(page, '/contact')
  await fill(page, message)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const busy = page.getByRole('button', { name: 'Sending Message...' })
  await expect(busy).toBeDisabled()
  await page.clock.runFor(1400)
  await expect(busy).toBeDisabled()
  await page.clock.runFor(200)
  const toast = page.getByRole('status').filter({ hasText: 'Message sent successfully!' })
  await expect(toast).toBeInViewport()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  expect(posts).toEqual([])
})

test('application: the notice after two seconds, and no request', async ({ page }) => {
  const posts = postsOf(page)
  await openFormAtStoppedClock(page, '/careers/apply')
  await fill(page, {
    'Full Name': 'Ada',
    Email: 'ada@mail.example',
    Phone: '+2348000000000',
    Experience: '5 years',
    Education: 'B.Eng.',
    'Cover Letter': 'I weld.',
  })
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await page.getByLabel('Resume', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  const busy = page.getByRole('button', { name: 'Submitting...' })
  await expect(busy).toBeDisabled()
  await page.clock.runFor(1900)
  await expect(busy).toBeDisabled()
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/careers')
  await expect(page.getByText('Application Submitted Successfully!')).toBeVisible()
  expect(posts).toEqual([])
})

test('contact: without React a press sends nothing, and everything typed stays', async ({
  page,
}) => {
  const posts = postsOf(page)
  await blockIslands(page)
  await openPage(page, '/contact')
  await fill(page, message)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Please.')
  expect(posts).toEqual([])
})

test('Subscribe does nothing', async ({ page }) => {
  await openPage(page, '/qhsse')
  const footer = page.getByRole('contentinfo')
  const box = footer.getByRole('textbox', { name: 'E-mail address' })
  await footer.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await box.fill('no address at all')
  await box.press('Enter')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box).toHaveValue('no address at all')
  await expect(page).toHaveURL('/qhsse')
  expect(asked).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the fields are there, and an address instead of the button', async ({ page }) => {
    for (const [path, button] of [
      ['/contact', 'Send Message'],
      ['/careers/apply', 'Submit Application'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByLabel('Full Name')).toBeVisible()
        await expect(page.getByRole('button', { name: button })).toHaveCount(0)
        const note = page.getByRole('paragraph').filter({ hasText: 'JavaScript' })
        await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/)
      })
    }
  })
})
