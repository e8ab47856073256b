import { expect, type Page } from '@playwright/test'
import { test } from './edited-site.ts'
import { openFormAtStoppedClock } from './forms.ts'
import { blockIslands } from './held-back.ts'
import { desktop, openPage } from './window.ts'

test.use({ viewport: desktop })

/** The requests of a page that are no GETs. */
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

for (const { name, path, send, sending, milliseconds, success, values } of [
  {
    name: 'contact: a success after one and a half seconds',
    path: '/contact',
    send: 'Send Message',
    sending: 'Sending Message...',
    milliseconds: 1500,
    success: 'Message sent successfully!',
    values: message,
  },
  {
    name: 'application: the notice after two seconds',
    path: '/careers/apply',
    send: 'Submit Application',
    sending: 'Submitting...',
    milliseconds: 2000,
    success: 'Application Submitted Successfully!',
    values: {
      'Full Name': 'Ada',
      Email: 'ada@mail.example',
      Phone: '+2348000000000',
      Experience: '5 years',
      Education: 'B.Eng.',
      'Cover Letter': 'I weld.',
    },
  },
]) {
  test(`${name}, and no request`, async ({ page }) => {
    const posts = postsOf(page)
    await openFormAtStoppedClock(page, path)
    await fill(page, values)
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    if (path !== '/contact') await page.getByLabel('Resume', { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: send }).click()
    const busy = page.getByRole('button', { name: sending })
    await expect(busy).toBeDisabled()
    await page.clock.runFor(milliseconds - 100)
    await expect(busy).toBeDisabled()
    await page.clock.runFor(200)
    await expect(page.getByRole('status').filter({ hasText: success })).toBeInViewport()
    if (path === '/contact')
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
    else await expect(page).toHaveURL('/careers')
    expect(posts).toEqual([])
  })
}

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
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await box.fill('no address at all')
  await box.press('Enter')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box).toHaveValue('no address at all')
  await expect(page).toHaveURL('/qhsse')
  expect(requests).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, button] of [
    ['/contact', 'Send Message'],
    ['/careers/apply', 'Submit Application'],
  ] as const) {
    test(`${path}: the fields are there, and an address instead of the button`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.getByLabel('Full Name')).toBeVisible()
      await expect(page.getByRole('button', { name: button })).toHaveCount(0)
      const note = page.getByRole('paragraph').filter({ hasText: 'JavaScript' })
      await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/)
    })
  }
})
