import { expect, type Page } from '@playwright/test'
import { generalApplication, lateAnswer, openVacancies } from '#content/model/vacancies.ts'
import { opening, otherOpening, applyPath as path } from './an-opening.ts'
import { complaintsOf } from './complaints.ts'
import {
  failed,
  fakeInbox,
  openForm,
  openFormAtStoppedClock,
  passBusyTime,
  proxyPage,
  sentField,
  silent,
  stored,
} from './forms.ts'
import { openPage, phone, test } from './window.ts'

test.use({ viewport: phone })

const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
const required = {
  'Full Name': 'Ada Obi',
  Email: 'ada@mail.example',
  Phone: '+2348000000000',
  Experience: '5 years',
  Education: 'B.Eng.',
  'Cover Letter': 'I weld.',
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Application' })

/** Fills every required field. */
async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(required)) await field(page, label).fill(value)
  await field(page, 'Resume').setInputFiles(file)
}

async function expectPosition(page: Page, job: string): Promise<void> {
  await expect(field(page, 'Position')).toHaveValue(job)
  await expect(page.getByText(`Application for ${job} - `)).toBeVisible()
}

test('takes the position from the address', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  await openForm(page, path)
  await expectPosition(page, opening.title)
  await expect(page.getByRole('definition').first()).toHaveText(opening.department)
  for (const query of ['', '?job=', '?job=%20']) {
    await test.step(`/careers/apply${query} is a general application`, async () => {
      await openPage(page, `/careers/apply${query}`)
      await expectPosition(page, 'General Application')
    })
  }
  for (const job of ['Welder', '"><b>Boss</b>']) {
    await test.step(`shows ${job}, which is no opening, as text`, async () => {
      await openPage(page, `/careers/apply?job=${encodeURIComponent(job)}`)
      await expectPosition(page, job)
      // An unknown position has no team, place or type.
      await expect(page.getByText('Team', { exact: true })).toBeHidden()
    })
  }
  expect(complaints).toEqual([])
})

test('takes the position of each visit by a link', async ({ page }) => {
  await openPage(page, '/careers')
  for (const { title } of [opening, otherOpening]) {
    await page.getByRole('link', { name: `Apply as ${title}` }).click()
    await expect(field(page, 'Position')).toHaveValue(title)
    await page.goBack()
  }
  await page.goForward()
  await expect(field(page, 'Position')).toHaveValue(otherOpening.title)
})

// tests/build/forms.test.ts has all that is required.
test('waits until everything is filled in, and right', async ({ page }) => {
  const received = await fakeInbox(page, stored)
  await openForm(page, path)
  await fill(page)
  await expect(page.getByText('cv.pdf')).toBeVisible()
  await field(page, 'Resume').setInputFiles([])
  await field(page, 'Portfolio').fill('my page')
  for (const label of ['Portfolio', 'Resume']) {
    await submitButton(page).click()
    await expect(field(page, label)).toBeFocused()
    await expect(field(page, label)).toHaveJSProperty('validity.valid', false)
    await expect(submitButton(page)).toBeEnabled()
    await field(page, 'Portfolio').fill('')
  }
  expect(received).toHaveLength(0)
})

test('submits in two seconds and says so on Careers', async ({ page }) => {
  const received = await fakeInbox(page, stored)
  await openFormAtStoppedClock(page, path)
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
  for (const text of [/thank you/i, 'HR team', '5-7 business days'])
    await expect(notice).toContainText(text)
  await page.clock.runFor(60_000)
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(received).toHaveLength(1)
  expect(received[0]?.url()).toMatch(/\/api\/applications$/)
  expect(received[0]?.headers().accept).toBe('application/json')
  expect(sentField(received[0], 'position')).toBe(opening.title)
  expect(sentField(received[0], 'key')).toMatch(/^[\da-f]{32}$/)
  expect(received[0]?.postData()).toContain('filename="cv.pdf"')
})

test('too late for its position, keeps everything and can be sent as a general one', async ({
  page,
}) => {
  const { message, field: correction } = lateAnswer
  const late = failed('closed', { message, fields: { position: correction } })
  const received = await fakeInbox(page, late, stored)
  await openFormAtStoppedClock(page, path)
  await fill(page)
  await submitButton(page).click()
  await passBusyTime(page)
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(field(page, 'Position')).toBeFocused()
  await expect(field(page, 'Position')).toHaveAccessibleDescription(new RegExp(correction))
  await expect(field(page, 'Cover Letter')).toHaveValue(required['Cover Letter'])
  await expect(page.getByText('cv.pdf')).toBeVisible()
  await field(page, 'Position').fill('General Application')
  await submitButton(page).click()
  await passBusyTime(page)
  await expect(page).toHaveURL('/careers')
  expect(sentField(received[1], 'position')).toBe('General Application')
})

test('leaves nothing behind when it is cancelled on the way', async ({ page }) => {
  const received = await fakeInbox(page, silent)
  await openFormAtStoppedClock(page, path)
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

// delivery.spec.ts sends it to the real inbox, tests/build/served.test.ts asks for each opening.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has the position that was asked for', async ({ page }) => {
    await page.goto(path)
    await expectPosition(page, opening.title)
    await expect(page.getByRole('definition').first()).toHaveText(opening.department)
  })

  test('asked for what is no opening, lets the visitor write it', async ({ page }) => {
    const received = await fakeInbox(page, proxyPage(200))
    await page.goto(`/careers/apply?job=${encodeURIComponent('"><b>Boss')}`)
    await expect(field(page, 'Position')).toHaveValue(generalApplication)
    for (const { title } of openVacancies())
      await expect(page.getByRole('form').getByText(title)).toBeVisible()
    await fill(page)
    await field(page, 'Position').fill('Welder')
    await submitButton(page).click()
    await expect(page).toHaveURL('/api/applications')
    expect(received[0]?.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(sentField(received[0], 'position')).toBe('Welder')
    expect(received[0]?.postData()).toContain('filename="cv.pdf"')
  })
})
