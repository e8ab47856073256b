import { expect, type Locator, type Page, test } from '@playwright/test'
import { lateAnswer, openVacancies } from '#content/model/vacancies.ts'
import { complaintsOf } from './complaints.ts'
import { failed, fakeInbox, proxyPage, sentField, silent, stored } from './fake-inbox.ts'
import { openPage } from './open-page.ts'
import { openAtStoppedClock } from './stopped-clock.ts'
import { phone } from './window-sizes.ts'

test.use({ viewport: phone })

const path = '/careers/apply?job=Operations%20Manager'
const vacancies = openVacancies()

const required = [
  'Full Name',
  'Email',
  'Phone',
  'Experience',
  'Education',
  'Cover Letter',
  'Resume',
] as const

function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true })
}

/** Fills every required field but those left out. */
async function fill(page: Page, ...except: string[]): Promise<void> {
  const values: Record<string, string> = { Email: 'ada@mail.example', Phone: '+2348000000000' }
  for (const label of required.filter((name) => !except.includes(name))) {
    if (label === 'Resume') {
      const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
      await field(page, label).setInputFiles(file)
    } else await field(page, label).fill(values[label] ?? 'Something')
  }
}

function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Submit Application' })
}

test('takes the position from the address without a mismatch', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, `${baseURL}`)
  await openPage(page, path)
  await expect(field(page, 'Position')).toHaveValue('Operations Manager')
  await expect(page.getByText(/Application for Operations Manager - /)).toBeVisible()
  expect(complaints).toEqual([])
})

for (const address of ['/careers/apply', '/careers/apply?job=', '/careers/apply?job=%20']) {
  test(`${address} is a general application`, async ({ page }) => {
    await openPage(page, address)
    await expect(field(page, 'Position')).toHaveValue('General Application')
    await expect(page.getByText(/Application for General Application - /)).toBeVisible()
  })
}

test('follows the address from one position to the next', async ({ page }) => {
  await openPage(page, path)
  await page.evaluate(() => history.pushState(null, '', '/careers/apply?job=Welder'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(field(page, 'Position')).toHaveValue('Welder')
})

test('takes the position of each visit by a link', async ({ page }) => {
  await openPage(page, '/careers')
  for (const title of ['Operations Manager', 'Senior Project Engineer']) {
    await page.getByRole('link', { name: `Apply as ${title}` }).click()
    await expect(field(page, 'Position')).toHaveValue(title)
    await page.goBack()
  }
  await page.goForward()
  await expect(field(page, 'Position')).toHaveValue('Senior Project Engineer')
})

for (const job of ['Welder', '"><b>Boss</b>']) {
  test(`shows ${job}, which is no opening, as text`, async ({ page }) => {
    await openPage(page, `/careers/apply?job=${encodeURIComponent(job)}`)
    await expect(field(page, 'Position')).toHaveValue(job)
    await expect(page.getByText(`Application for ${job} - `)).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText('Any')
  })
}

test('keeps the position that the server has written, once React is there', async ({ page }) => {
  const received = await fakeInbox(page, stored)
  await openPage(page, path)
  await fill(page)
  await submitButton(page).click()
  await expect(page).toHaveURL('/careers')
  expect(sentField(received[0], 'position')).toBe('Operations Manager')
})

test('has the types that the specification names', async ({ page }) => {
  await openPage(page, path)
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Phone')).toHaveAttribute('type', 'tel')
  await expect(field(page, 'LinkedIn Profile')).toHaveAttribute('type', 'url')
  await expect(field(page, 'Portfolio')).toHaveAttribute('type', 'url')
  await expect(field(page, 'Experience')).toHaveAttribute('placeholder', 'e.g. 5 years')
  await expect(field(page, 'Resume')).toHaveAttribute('accept', '.pdf,.doc,.docx')
  await expect(field(page, 'Resume')).toHaveAccessibleDescription(/10MB/)
})

for (const label of required) {
  test(`waits for ${label}`, async ({ page }) => {
    await openPage(page, path)
    await fill(page, label)
    await submitButton(page).click()
    await expect(field(page, label)).toBeFocused()
    await expect(field(page, label)).toHaveJSProperty('validity.valid', false)
    await expect(submitButton(page)).toBeEnabled()
  })
}

for (const label of ['LinkedIn Profile', 'Portfolio']) {
  test(`${label} must be an address when it is filled`, async ({ page }) => {
    await openPage(page, path)
    await fill(page)
    await field(page, label).fill('my page')
    await submitButton(page).click()
    await expect(field(page, label)).toBeFocused()
    await expect(submitButton(page)).toBeEnabled()
  })
}

test('submits in two seconds and says so on Careers', async ({ page }) => {
  const received = await fakeInbox(page, stored)
  await openAtStoppedClock(page, path)
  await fill(page)
  await submitButton(page).click()
  const busy = page.getByRole('button', { name: 'Submitting...' })
  await expect(busy).toBeDisabled()
  await page.clock.runFor(1900)
  await expect(busy).toBeDisabled()
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/careers')
  const notice = page.getByRole('status').filter({ hasText: 'Application Submitted Successfully!' })
  await expect(notice).toBeInViewport()
  await expect(notice).toContainText(/thank you/i)
  await expect(notice).toContainText('HR team')
  await expect(notice).toContainText('5-7 business days')
  await page.clock.runFor(60_000)
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(received).toHaveLength(1)
  expect(received[0]?.url()).toMatch(/\/api\/applications$/)
  expect(received[0]?.headers().accept).toBe('application/json')
  expect(sentField(received[0], 'position')).toBe('Operations Manager')
  expect(sentField(received[0], 'key')).toMatch(/^[\da-f]{32}$/)
  expect(received[0]?.postData()).toContain('filename="cv.pdf"')
})

test('too late for its position, keeps everything and can be sent as a general one', async ({
  page,
}) => {
  const { message, field: correction } = lateAnswer
  const late = failed('closed', { message, fields: { position: correction } })
  const received = await fakeInbox(page, late, stored)
  await openPage(page, path)
  await fill(page)
  await submitButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(field(page, 'Position')).toBeFocused()
  await expect(field(page, 'Position')).toHaveAccessibleDescription(new RegExp(correction))
  await expect(field(page, 'Cover Letter')).toHaveValue('Something')
  await expect(page.getByText('cv.pdf')).toBeVisible()
  await field(page, 'Position').fill('General Application')
  await submitButton(page).click()
  await expect(page).toHaveURL('/careers')
  expect(sentField(received[1], 'position')).toBe('General Application')
})

test('leaves nothing behind when it is cancelled on the way', async ({ page }) => {
  const received = await fakeInbox(page, silent)
  await openAtStoppedClock(page, path)
  await fill(page)
  await submitButton(page).click()
  await expect.poll(() => received.length).toBe(1)
  const cancelled = page.waitForEvent('requestfailed')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/careers')
  expect((await cancelled).url()).toMatch(/\/api\/applications$/)
  await page.clock.runFor(3000)
  await expect(page.getByText('Application Submitted Successfully!')).toHaveCount(0)
})

test('shows the name of the chosen file', async ({ page }) => {
  await openPage(page, path)
  await expect(page.getByText('cv.pdf')).toHaveCount(0)
  await fill(page)
  await expect(page.getByText('cv.pdf')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('posts by itself, the resume included', async ({ page }) => {
    const received = await fakeInbox(page, proxyPage(200))
    await page.goto('/careers/apply')
    await fill(page)
    await submitButton(page).click()
    await expect(page).toHaveURL('/api/applications')
    expect(received[0]?.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(sentField(received[0], 'position')).toBe('General Application')
    expect(received[0]?.postData()).toContain('filename="cv.pdf"')
  })

  for (const { title, department } of vacancies) {
    test(`asked for ${title}, posts that position`, async ({ page }) => {
      const received = await fakeInbox(page, proxyPage(200))
      await page.goto(`/careers/apply?job=${encodeURIComponent(title)}`)
      await expect(page.getByText(`Application for ${title} - `)).toBeVisible()
      await expect(page.getByRole('definition').first()).toHaveText(department)
      await fill(page)
      await submitButton(page).click()
      await expect(page).toHaveURL('/api/applications')
      expect(sentField(received[0], 'position')).toBe(title)
    })
  }

  for (const job of ['Welder', '"><b>Boss', 'Operations Manager 2', '%E0%A4%A']) {
    test(`asked for ${job}, which is no opening, lets the visitor write it`, async ({ page }) => {
      const received = await fakeInbox(page, proxyPage(200))
      await page.goto(`/careers/apply?job=${job.startsWith('%') ? job : encodeURIComponent(job)}`)
      await expect(field(page, 'Position')).toHaveValue('General Application')
      for (const { title } of vacancies) {
        await expect(page.getByRole('form').getByText(title)).toBeVisible()
      }
      await fill(page)
      await field(page, 'Position').fill('Welder')
      await submitButton(page).click()
      await expect(page).toHaveURL('/api/applications')
      expect(sentField(received[0], 'position')).toBe('Welder')
    })
  }
})
