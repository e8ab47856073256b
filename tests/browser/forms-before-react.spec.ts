import { expect, type Page } from '@playwright/test'
import { applyPath, opening } from './an-opening.ts'
import { complaintsOf } from './complaints.ts'
import { fakeInbox, formReady, proxyPage, stored } from './forms.ts'
import { blockIslands, holdIslands } from './held-back.ts'
import { desktop, openPage, test } from './window.ts'

// The forms before hydration: nothing typed is lost, and the browser posts them.
test.use({ viewport: desktop })

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
  test('contact: what was typed, and what is typed meanwhile, stays', async ({ page }) => {
    const release = await holdIslands(page)
    await openPage(page, '/contact')
    await fill(page)
    const message = page.getByLabel('Message', { exact: true })
    await message.press('End')
    release()
    await message.pressSequentially(' And another.', { delay: 20 })
    await formReady(page)
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
    await formReady(page)
    await expect(position).toHaveValue(opening.title)
    await expect(position).toHaveAttribute('readonly')
    expect(complaints).toEqual([])
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

test('newsletter: answer and half an address stay while pages change', async ({ page }) => {
  await fakeInbox(page, stored)
  await openPage(page, '/qhsse')
  const { address, button, status } = newsletter(page)
  await address.fill('half@')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(address).toHaveValue('half@')
  await address.fill('ada@mail.example')
  await expect(page.locator('footer astro-island')).toHaveAttribute('data-ready')
  await button.click()
  await expect(status).toContainText(/check your e-mail/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(status).toContainText(/check your e-mail/)
})
