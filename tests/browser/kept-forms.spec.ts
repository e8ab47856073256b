import { expect, type Page } from '@playwright/test'
import { applyPath, opening } from './an-opening.ts'
import {
  fakeInbox,
  formReady,
  lost,
  openForm,
  openFormAtStoppedClock,
  passBusyTime,
  sentField,
  stored,
} from './forms.ts'
import { desktop, openPage, test } from './window.ts'

test.use({ viewport: desktop })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Leaves by the link of the form itself. */
async function readPrivacyPolicy(page: Page): Promise<void> {
  await page.locator('main form').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/careers')
}

test('an application is there again after the visitor was elsewhere', async ({ page }) => {
  await openForm(page, applyPath)
  await field(page, 'Full Name').fill('Ada Obi')
  await field(page, 'Cover Letter').fill('I weld.\nWell.')
  const buffer = Buffer.from('%PDF-1.7')
  const file = { name: 'ada.pdf', mimeType: 'application/pdf', buffer }
  await field(page, 'Resume').setInputFiles(file)

  for (const [way, leave, comeBack] of [
    ['by Back', readPrivacyPolicy, () => page.goBack()],
    ['after Cancel', cancel, () => page.goBack()],
    ['by a link', cancel, () => page.locator(`main a[href="${applyPath}"]`).first().click()],
  ] as const) {
    await test.step(way, async () => {
      await leave(page)
      await comeBack()
      await formReady(page)
      await expect(field(page, 'Full Name')).toHaveValue('Ada Obi')
      await expect(field(page, 'Cover Letter')).toHaveValue('I weld.\nWell.')
      await expect(field(page, 'Position')).toHaveValue(opening.title)
      await expect(page.getByText('ada.pdf')).toBeVisible()
      await expect(field(page, 'Resume')).toHaveJSProperty('files.length', 1)
    })
  }
  await test.step('not after a reload of the browser’s own', async () => {
    await openPage(page, '/careers')
    await openPage(page, applyPath)
    await expect(field(page, 'Cover Letter')).toHaveValue('')
  })
})

test('a message is kept, with its key, until it was sent', async ({ page }) => {
  const received = await fakeInbox(page, lost, stored)
  await openFormAtStoppedClock(page, '/contact')
  const texts = {
    'Full Name': 'Ada Obi',
    Email: 'ada@mail.example',
    Subject: 'Gas',
    Message: 'How?',
  }
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
  for (const sent of [1, 2]) {
    await page.getByRole('button', { name: 'Send Message' }).click()
    await passBusyTime(page)
    await expect.poll(() => received.length).toBe(sent)
    await readPrivacyPolicy(page)
    await page.goBack()
    await formReady(page)
    for (const [label, text] of Object.entries(texts))
      await expect(field(page, label)).toHaveValue(sent === 1 ? text : '')
  }
  expect(sentField(received[1], 'key')).toBe(sentField(received[0], 'key'))
})
