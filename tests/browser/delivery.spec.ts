import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { applyPath, opening } from './an-opening.ts'
import { test } from './fixtures.ts'
import { application, type Form, fileOnDisk, message as typed } from './forms.ts'
import { storedFrom } from './inbox-store.ts'
import { openAtStoppedClock, phone } from './window.ts'

// The forms against the real inbox: what the visitor is told, and what is stored.
test.use({ viewport: phone })

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

/** An address of its own for each test, since all share one inbox. */
function newAddress(): string {
  return `${randomUUID()}@mail.example`
}

/** @param bytes the file's size, if larger than its content */
async function chooseResume(form: Form, content: Uint8Array, bytes?: number): Promise<void> {
  const file = fileOnDisk('Ada Obi.pdf', content, bytes)
  await form.field('Resume').setInputFiles(file)
}

const message = { ...typed, Message: 'One line\nand another' }
/** What the inbox stores of it. */
const stored = { name: message['Full Name'], subject: message.Subject, message: message.Message }

test('a message is stored, and then the visitor is told', async ({ page, form }) => {
  const toast = page.getByRole('status').filter({ hasText: 'Message sent successfully!' })
  await form.openAtStoppedClock('/contact')

  // Filled in faster than people can, it is suspected.
  const email = newAddress()
  await form.fill({ ...message, Email: email })
  await form.send.click()
  await expect.poll(() => storedFrom(email)).toMatchObject([{ suspected: true }])
  await page.clock.runFor(1500)
  await expect(toast).toBeInViewport()

  // Filled in slowly, it is not.
  const other = newAddress()
  await form.fill({ ...message, Email: other })
  await page.clock.runFor(5000)
  await form.send.click()
  await expect.poll(() => storedFrom(other).length).toBe(1)
  await expect(toast).toHaveCount(0)
  await page.clock.runFor(1500)
  await expect(toast).toBeInViewport()
  expect(storedFrom(other)).toMatchObject([
    { kind: 'contact', suspected: false, fields: { ...stored, email: other } },
  ])
})

test('an application is stored with its resume', async ({ page, form }) => {
  const email = newAddress()
  await form.openAtStoppedClock(applyPath)
  await form.fill({ ...application, Email: email })

  // A file that is one by name only is refused, and nothing typed is lost.
  await chooseResume(form, Buffer.from('MZ a program'))
  await form.submit.click()
  await form.passBusyTime()
  const refusal = page.getByRole('alert').filter({ hasText: /PDF, DOC or DOCX/ })
  await expect(refusal).not.toHaveCount(0)
  await expect(form.field('Cover Letter')).toHaveValue(application['Cover Letter'])
  await expect(form.submit).toBeEnabled()
  expect(storedFrom(email)).toEqual([])

  // Byte for byte.
  const bytes = Buffer.concat([pdf, Buffer.alloc(3_000_000, 7)])
  await chooseResume(form, bytes)
  await page.clock.runFor(5000)
  await form.submit.click()
  await expect.poll(() => storedFrom(email).length).toBe(1)
  await page.clock.runFor(2000)
  await expect(page).toHaveURL('/careers')
  await expect(page.getByText('Application Submitted Successfully!')).toBeInViewport()
  const [received] = storedFrom(email)
  expect(received).toMatchObject({ suspected: false, fields: { position: opening.title } })
  expect(received?.resume?.name).toBe('Ada Obi.pdf')
  expect(bytes.equals(received?.resume?.bytes ?? Buffer.alloc(0))).toBe(true)
})

test('a subscription is stored, and the subscriber told to look for a mail', async ({
  page,
  newsletter,
}) => {
  const email = newAddress()
  await openAtStoppedClock(page, '/qhsse')
  await page.clock.runFor(5000)
  await newsletter.address.fill(email)
  await newsletter.ready()
  await newsletter.button.click()
  await expect
    .poll(() => storedFrom(email))
    .toMatchObject([{ kind: 'newsletter', suspected: false }])
  await page.clock.runFor(100)
  await expect(newsletter.status).toContainText('e-mail')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message arrives, and a page says so', async ({ page, form }) => {
    await page.goto('/contact')

    // The page leads back.
    const email = newAddress()
    await form.fill({ ...message, Email: email })
    await form.send.click()
    await expect(page.getByText("Message sent successfully! We'll be in touch soon.")).toBeVisible()
    expect(storedFrom(email)).toMatchObject([
      { kind: 'contact', suspected: false, fields: { ...stored, email } },
    ])
    await page.getByRole('main').getByRole('link', { name: 'Back to Contact' }).click()
    await expect(page).toHaveURL('/contact')

    // In error, each field is named, and the way back keeps what was typed.
    const refused = newAddress()
    await form.fill({ ...message, Email: refused, Subject: '   ' })
    await form.send.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your form was not sent')
    await expect(page.getByRole('main')).toContainText('Subject is empty. Please fill it in.')
    expect(storedFrom(refused)).toEqual([])
    await page.goBack()
    await expect(form.field('Email')).toHaveValue(refused)
  })

  test('an application arrives with its resume', async ({ page, form }) => {
    const email = newAddress()

    // One that is too large is refused with a page that says so.
    await page.goto('/careers/apply')
    await form.fill({ ...application, Email: email })
    await chooseResume(form, pdf, 11 * 1024 * 1024)
    await form.submit.click()
    await expect(page.getByRole('main')).toContainText('This file is larger than 10MB')
    expect(storedFrom(email)).toEqual([])

    // Another one is stored.
    await page.goto('/careers/apply')
    await form.fill({ ...application, Email: email })
    await chooseResume(form, pdf)
    await form.submit.click()
    await expect(page.getByText('Application Submitted Successfully!')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('5-7 business days')
    const [received] = storedFrom(email)
    expect(received?.fields.position).toBe('General Application')
    expect(pdf.equals(received?.resume?.bytes ?? Buffer.alloc(0))).toBe(true)
  })

  test('a subscription is taken from the foot of any page', async ({ page, newsletter }) => {
    const email = newAddress()
    await page.goto('/qhsse')
    await newsletter.address.fill(email)
    await newsletter.button.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your e-mail')
    expect(storedFrom(email)).toMatchObject([{ kind: 'newsletter' }])
  })
})
