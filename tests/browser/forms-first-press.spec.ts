import { expect, type Page } from '@playwright/test'
import { applyPath, opening } from './an-opening.ts'
import { complaintsOf } from './complaints.ts'
import { fakeInbox, passBusyTime, proxyPage, sentField, stored } from './forms.ts'
import { blockIslands, holdIslands } from './held-back.ts'
import { desktop, openAtStoppedClock, openPage, test } from './window.ts'

// The forms before hydration: nothing typed or pressed is lost.
test.use({ viewport: desktop })

/** How long React's files are held back, in milliseconds of the page's clock. */
const heldBack = 5000

const typed = {
  'Full Name': 'Ada Obi',
  Email: 'ada@mail.example',
  Subject: 'Gas for a plant',
  Message: 'We build a plant.',
}

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

function newsletter(page: Page) {
  const form = page.getByRole('form', { name: 'Group news by e-mail' })
  return {
    address: form.getByRole('textbox', { name: 'E-mail address' }),
    button: form.getByRole('button', { name: 'Subscribe' }),
    status: form.getByRole('status'),
  }
}

test.describe('React held back', () => {
  test('contact: a message sent before React goes out once React is there', async ({ page }) => {
    const received = await fakeInbox(page, stored)
    const release = await holdIslands(page)
    await openAtStoppedClock(page, '/contact')
    await fill(page)
    await page.getByRole('button', { name: 'Send Message' }).dblclick()
    await page.clock.runFor(heldBack)
    expect(received).toHaveLength(0)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(typed.Message)
    release()
    await passBusyTime(page)
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    expect(received).toHaveLength(1)
    expect(sentField(received[0], 'message')).toBe(typed.Message)
    expect(Number(sentField(received[0], 'elapsed'))).toBeGreaterThanOrEqual(heldBack)
  })

  test('contact: what was typed, and what is typed meanwhile, stays', async ({ page }) => {
    const release = await holdIslands(page)
    await openPage(page, '/contact')
    await fill(page)
    const message = page.getByLabel('Message', { exact: true })
    await message.press('End')
    release()
    await message.pressSequentially(' And another.', { delay: 20 })
    await expect(page.locator('main astro-island')).toHaveAttribute('data-ready')
    for (const [label, value] of Object.entries(typed)) {
      const end = label === 'Message' ? ' And another.' : ''
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value + end)
    }
  })

  test('apply: the asked position stays, without a mismatch', async ({ page, baseURL }) => {
    const complaints = complaintsOf(page, baseURL)
    const release = await holdIslands(page)
    await openPage(page, applyPath)
    const position = page.getByLabel('Position', { exact: true })
    await expect(position).toHaveValue(opening.title)
    await page.getByLabel('Full Name', { exact: true }).fill('Ada Obi')
    release()
    await expect(page.locator('main astro-island')).toHaveAttribute('data-ready')
    await expect(position).toHaveValue(opening.title)
    await expect(position).toHaveAttribute('readonly')
    expect(complaints).toEqual([])
  })

  test('newsletter: an address sent before React goes out once React is there', async ({
    page,
  }) => {
    const received = await fakeInbox(page, stored)
    const release = await holdIslands(page)
    await openAtStoppedClock(page, '/qhsse')
    const { address, status } = newsletter(page)
    await address.fill('ada@mail.example')
    await address.press('Enter')
    await page.clock.runFor(heldBack)
    expect(received).toHaveLength(0)
    release()
    await expect(status).toContainText('Sending')
    await page.clock.runFor(100)
    await expect(status).toContainText(/check your e-mail/)
    expect(received.map((sent) => sentField(sent, 'email'))).toEqual(['ada@mail.example'])
  })

  test('newsletter: a press that the browser refuses before React marks the address after it', async ({
    page,
  }) => {
    const release = await holdIslands(page)
    await openPage(page, '/qhsse')
    const { address, button } = newsletter(page)
    await button.click()
    await expect(address).toBeFocused()
    release()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
  })
})

test('React blocked for good: the browser posts the forms by itself', async ({ page }) => {
  const received = await fakeInbox(page, proxyPage(200))
  await blockIslands(page)
  await test.step('contact', async () => {
    await openPage(page, '/contact')
    await fill(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/api/contact')
    expect(received[0]?.headers()['content-type']).toBe('application/x-www-form-urlencoded')
    expect(new URLSearchParams(received[0]?.postData() ?? '').get('message')).toBe(typed.Message)
  })
  await test.step('newsletter', async () => {
    await openPage(page, '/qhsse')
    const { address, button } = newsletter(page)
    await address.fill('ada@mail.example')
    await button.click()
    await expect(page).toHaveURL('/api/newsletter')
    expect(received[1]?.postData()).toBe('website=&email=ada%40mail.example')
  })
})

test('React blocked and the visitor offline: the forms stay and say so', async ({ page }) => {
  const received = await fakeInbox(page, stored)
  const unblock = await blockIslands(page)
  const offline = page.getByRole('alert').filter({ hasText: 'You are offline' })
  await openPage(page, '/contact')
  await fill(page)
  const { address, button } = newsletter(page)
  await address.fill('ada@mail.example')
  await page.context().setOffline(true)

  await test.step('contact', async () => {
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('main').locator(offline)).toBeVisible()
    for (const [label, value] of Object.entries(typed)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    }
  })

  await test.step('newsletter', async () => {
    await button.click()
    await expect(page.getByRole('contentinfo').locator(offline)).toBeVisible()
    await expect(address).toHaveValue('ada@mail.example')
  })

  await test.step('and go out at the next press, when the network is there', async () => {
    await page.context().setOffline(false)
    await unblock()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect.poll(() => received.length).toBe(1)
    expect(received[0]?.postData()).toContain(
      typed.Message.replaceAll(
        ' ',
        received[0]?.headers()['content-type'] === 'application/json' ? ' ' : '+',
      ),
    )
  })
})

test('newsletter: answer and half an address stay while pages change', async ({ page }) => {
  await fakeInbox(page, stored)
  await openPage(page, '/qhsse')
  const { address, button, status } = newsletter(page)
  await address.fill('half@')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(address).toHaveValue('half@')
  await address.fill('ada@mail.example')
  await button.click()
  await expect(status).toContainText(/check your e-mail/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(status).toContainText(/check your e-mail/)
})
