import { expect } from '@playwright/test'
import { generalApplication, lateAnswer, openVacancies } from '#content/model/vacancies.ts'
import { opening, otherOpening, applyPath as path } from './an-opening.ts'
import { complaintsOf } from './complaints.ts'
import { test } from './fixtures.ts'
import { application, type Form, failed, proxyPage, sentField, silent, stored } from './forms.ts'
import { openPage, phone } from './window.ts'

test.use({ viewport: phone })

async function expectPosition(form: Form, job: string): Promise<void> {
  await expect(form.field('Position')).toHaveValue(job)
  await expect(form.page.getByText(`Application for ${job} - `)).toBeVisible()
}

test('takes the position from the address', async ({ page, form, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  await form.open(path)
  await expectPosition(form, opening.title)
  await expect(page.getByRole('definition').first()).toHaveText(opening.department)
  for (const query of ['', '?job=', '?job=%20']) {
    await openPage(page, `/careers/apply${query}`)
    await expectPosition(form, 'General Application')
  }
  for (const job of ['Welder', '"><b>Boss</b>']) {
    await openPage(page, `/careers/apply?job=${encodeURIComponent(job)}`)
    await expectPosition(form, job)
    // An unknown position has no team, place or type.
    await expect(page.getByText('Team', { exact: true })).toBeHidden()
  }
  expect(complaints).toEqual([])
})

test('takes the position of each visit by a link', async ({ page, form }) => {
  await openPage(page, '/careers')
  for (const { title } of [opening, otherOpening]) {
    await page.getByRole('link', { name: `Apply as ${title}` }).click()
    await expect(form.field('Position')).toHaveValue(title)
    await page.goBack()
  }
  await page.goForward()
  await expect(form.field('Position')).toHaveValue(otherOpening.title)
})

// tests/build/forms.test.ts has all that is required.
test('waits until everything is filled in, and right', async ({ page, form }) => {
  const received = await form.inbox(stored)
  await form.open(path)
  await form.fillApplication()
  await expect(page.getByText('cv.pdf')).toBeVisible()
  await form.field('Resume').setInputFiles([])
  await form.field('Portfolio').fill('my page')
  for (const label of ['Portfolio', 'Resume']) {
    await form.submit.click()
    await expect(form.field(label)).toBeFocused()
    await expect(form.field(label)).toHaveJSProperty('validity.valid', false)
    await expect(form.submit).toBeEnabled()
    await form.field('Portfolio').fill('')
  }
  expect(received).toHaveLength(0)
})

test('submits in two seconds and says so on Careers', async ({ page, form }) => {
  const received = await form.inbox(stored)
  await form.openAtStoppedClock(path)
  await form.fillApplication()
  await form.submit.click()
  const busy = page.getByRole('button', { name: 'Submitting...' })
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
  form,
}) => {
  const { message, field: correction } = lateAnswer
  const late = failed('closed', { message, fields: { position: correction } })
  const received = await form.inbox(late, stored)
  await form.openAtStoppedClock(path)
  await form.fillApplication()
  await form.submit.click()
  await form.passBusyTime()
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(form.field('Position')).toBeFocused()
  await expect(form.field('Position')).toHaveAccessibleDescription(new RegExp(correction))
  await expect(form.field('Cover Letter')).toHaveValue(application['Cover Letter'])
  await expect(page.getByText('cv.pdf')).toBeVisible()
  await form.field('Position').fill('General Application')
  await form.submit.click()
  await form.passBusyTime()
  await expect(page).toHaveURL('/careers')
  expect(sentField(received[1], 'position')).toBe('General Application')
})

test('leaves nothing behind when it is cancelled on the way', async ({ page, form }) => {
  const received = await form.inbox(silent)
  await form.openAtStoppedClock(path)
  await form.fillApplication()
  await form.submit.click()
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

  test('has the position that was asked for', async ({ page, form }) => {
    await page.goto(path)
    await expectPosition(form, opening.title)
    await expect(page.getByRole('definition').first()).toHaveText(opening.department)
  })

  test('asked for what is no opening, lets the visitor write it', async ({ page, form }) => {
    const received = await form.inbox(proxyPage(200))
    await page.goto(`/careers/apply?job=${encodeURIComponent('"><b>Boss')}`)
    await expect(form.field('Position')).toHaveValue(generalApplication)
    for (const { title } of openVacancies())
      await expect(page.getByRole('form').getByText(title)).toBeVisible()
    await form.fillApplication()
    await form.field('Position').fill('Welder')
    await form.submit.click()
    await expect(page).toHaveURL('/api/applications')
    expect(received[0]?.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(sentField(received[0], 'position')).toBe('Welder')
    expect(received[0]?.postData()).toContain('filename="cv.pdf"')
  })
})
