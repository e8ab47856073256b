import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { applyPath, opening } from './an-opening.ts'
import { fileOnDisk, openFormAtStoppedClock, passBusyTime } from './forms.ts'
import { storedFrom } from './inbox-store.ts'
import { openAtStoppedClock, phone, test } from './window.ts'

// The forms against the real inbox: what the visitor is told, and what is stored.
test.use({ viewport: phone })

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

/** An address of its own for each test, since all share one inbox. */
function newAddress(): string {
  return `${randomUUID()}@mail.example`
}

async function fillMessage(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name', { exact: true }).fill('Ada Obi')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Subject', { exact: true }).fill('Gas')
  await page.getByLabel('Message', { exact: true }).fill('One line\nand another')
}

async function fillApplication(page: Page, email: string): Promise<void> {
  const values = {
    'Full Name': 'Ada Obi',
    Email: email,
    Phone: '+234 800 000 0000',
    Experience: '5 years',
    Education: 'B.Eng.',
    'Cover Letter': 'Because',
  }
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** @param bytes the file's size, if larger than its content */
async function chooseResume(page: Page, content: Uint8Array, bytes?: number): Promise<void> {
  const file = fileOnDisk('Ada Obi.pdf', content, bytes)
  await page.getByLabel('Resume', { exact: true }).setInputFiles(file)
}

const message = { name: 'Ada Obi', subject: 'Gas', message: 'One line\nand another' }

test('a message is stored once, and then the visitor is told', async ({ page }) => {
  const toast = page.getByRole('status').filter({ hasText: 'Message sent successfully!' })
  await openFormAtStoppedClock(page, '/contact')

  await test.step('filled in faster than people can, it is suspected', async () => {
    const email = newAddress()
    await fillMessage(page, email)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect.poll(() => storedFrom(email)).toMatchObject([{ suspected: true }])
    await page.clock.runFor(1500)
    await expect(toast).toBeInViewport()
  })

  await test.step('filled in slowly, it is not', async () => {
    const email = newAddress()
    await fillMessage(page, email)
    await page.clock.runFor(5000)
    await page.getByRole('button', { name: 'Send Message' }).dblclick()
    await expect.poll(() => storedFrom(email).length).toBe(1)
    await expect(toast).toHaveCount(0)
    await page.clock.runFor(1500)
    await expect(toast).toBeInViewport()
    expect(storedFrom(email)).toMatchObject([
      { kind: 'contact', suspected: false, fields: { ...message, email } },
    ])
  })
})

test('an application is stored with its resume', async ({ page }) => {
  const email = newAddress()
  await openFormAtStoppedClock(page, applyPath)
  await fillApplication(page, email)

  await test.step('a file that is one by name only is refused, and nothing typed is lost', async () => {
    await chooseResume(page, Buffer.from('MZ a program'))
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await passBusyTime(page)
    const refusal = page.getByRole('alert').filter({ hasText: /PDF, DOC or DOCX/ })
    await expect(refusal).not.toHaveCount(0)
    await expect(page.getByLabel('Cover Letter', { exact: true })).toHaveValue('Because')
    await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled()
    expect(storedFrom(email)).toEqual([])
  })

  await test.step('byte for byte', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(3_000_000, 7)])
    await chooseResume(page, bytes)
    await page.clock.runFor(5000)
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect.poll(() => storedFrom(email).length).toBe(1)
    await page.clock.runFor(2000)
    await expect(page).toHaveURL('/careers')
    await expect(page.getByText('Application Submitted Successfully!')).toBeInViewport()
    const [stored] = storedFrom(email)
    expect(stored).toMatchObject({ suspected: false, fields: { position: opening.title } })
    expect(stored?.resume?.name).toBe('Ada Obi.pdf')
    expect(bytes.equals(stored?.resume?.bytes ?? Buffer.alloc(0))).toBe(true)
  })
})

test('a subscription is stored, and the subscriber told to look for a mail', async ({ page }) => {
  const email = newAddress()
  await openAtStoppedClock(page, '/qhsse')
  await page.clock.runFor(5000)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await expect(footer.locator('astro-island')).toHaveAttribute('data-ready')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect
    .poll(() => storedFrom(email))
    .toMatchObject([{ kind: 'newsletter', suspected: false }])
  await page.clock.runFor(100)
  await expect(footer.getByRole('status').filter({ hasText: /e-mail/ })).not.toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message arrives, and a page says so', async ({ page }) => {
    await page.goto('/contact')

    await test.step('and leads back', async () => {
      const email = newAddress()
      await fillMessage(page, email)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(
        page.getByText("Message sent successfully! We'll be in touch soon."),
      ).toBeVisible()
      expect(storedFrom(email)).toMatchObject([
        { kind: 'contact', suspected: false, fields: { ...message, email } },
      ])
      await page.getByRole('main').getByRole('link', { name: 'Back to Contact' }).click()
      await expect(page).toHaveURL('/contact')
    })

    await test.step('in error, each field is named, and the way back keeps what was typed', async () => {
      const email = newAddress()
      await fillMessage(page, email)
      await page.getByLabel('Subject', { exact: true }).fill('   ')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your form was not sent')
      await expect(page.getByRole('main')).toContainText('Subject is empty. Please fill it in.')
      expect(storedFrom(email)).toEqual([])
      await page.goBack()
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    })
  })

  test('an application arrives with its resume', async ({ page }) => {
    const email = newAddress()

    await test.step('one that is too large is refused with a page that says so', async () => {
      await page.goto('/careers/apply')
      await fillApplication(page, email)
      await chooseResume(page, pdf, 11 * 1024 * 1024)
      await page.getByRole('button', { name: 'Submit Application' }).click()
      await expect(page.getByRole('main')).toContainText('This file is larger than 10MB')
      expect(storedFrom(email)).toEqual([])
    })

    await test.step('another one is stored', async () => {
      await page.goto('/careers/apply')
      await fillApplication(page, email)
      await chooseResume(page, pdf)
      await page.getByRole('button', { name: 'Submit Application' }).click()
      await expect(page.getByText('Application Submitted Successfully!')).toBeVisible()
      await expect(page.getByRole('main')).toContainText('5-7 business days')
      const [stored] = storedFrom(email)
      expect(stored?.fields.position).toBe('General Application')
      expect(pdf.equals(stored?.resume?.bytes ?? Buffer.alloc(0))).toBe(true)
    })
  })

  test('a subscription is taken from the foot of any page', async ({ page }) => {
    const email = newAddress()
    await page.goto('/qhsse')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox', { name: 'E-mail address' }).fill(email)
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your e-mail')
    expect(storedFrom(email)).toMatchObject([{ kind: 'newsletter' }])
  })
})
