import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { failed, fakeInbox, lost, proxyPage, sentField, silent, stored } from './forms.ts'
import { desktop, openPage, test } from './window.ts'

test.use({ viewport: desktop })

/** Opens a page and its newsletter box, and waits for React: before, the browser would post the form. */
async function openBox(page: Page) {
  await openPage(page, '/qhsse')
  const form = page.getByRole('form', { name: 'Group news by e-mail' })
  const address = form.getByRole('textbox', { name: 'E-mail address' })
  await address.click()
  await expect(page.locator('footer astro-island')).toHaveAttribute('data-ready')
  return {
    address,
    button: form.getByRole('button', { name: 'Subscribe' }),
    status: form.getByRole('status'),
    alert: form.getByRole('alert'),
  }
}

test('waits for an address, and sends it once', async ({ page }) => {
  const received = await fakeInbox(page, stored, silent)
  const { address, button, status, alert } = await openBox(page)

  for (const wrong of ['', 'no address at all']) {
    await test.step(`waits for an address: "${wrong}"`, async () => {
      await address.fill(wrong)
      await button.click()
      await expect(address).toBeFocused()
      await expect(address).toHaveJSProperty('validity.valid', false)
      // The browser's own bubble says why (spec 5).
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      await expect(alert).toBeEmpty()
      expect(received).toHaveLength(0)
    })
  }

  await test.step('subscribes and says that a letter is on its way', async () => {
    // Pasted with what nobody sees.
    await address.fill('\u200bada\u00ad@mail.example\u200b')
    await address.press('Enter')
    await expect(status).toContainText(/check your e-mail/)
    await expect(address).toHaveValue('')
    await expect(button).toBeEnabled()
    await expect(page).toHaveURL('/qhsse')
    expect(received.map((sent) => sent.postDataJSON())).toEqual([
      {
        email: 'ada@mail.example',
        website: '',
        elapsed: expect.stringMatching(/^\d+$/),
        key: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ])
  })

  await test.step('is busy until the answer is there, and sends once', async () => {
    await address.fill('ada@mail.example')
    await button.dblclick()
    await expect(status).toContainText('Sending')
    await expect(button).toBeDisabled()
    await expect(button).toBeFocused()
    await address.press('Enter')
    await expect.poll(() => received.length).toBe(2)
  })
})

test('says what went wrong, and where', async ({ page }) => {
  const email = 'Email is not an address. Please write it like name@example.com.'
  const unavailable = proxyPage(503, { 'retry-after': '20' })
  const invalid = failed('invalid', { fields: { email } })
  const received = await fakeInbox(page, lost, unavailable, stored, invalid)
  const { address, button, status, alert } = await openBox(page)

  await test.step('keeps the address, its key and the focus', async () => {
    await address.fill('ada@mail.example')
    for (const text of [/connection was lost/, /try again in 20 seconds/]) {
      await button.click()
      await expect(alert).toContainText(text)
      await expect(address).toHaveValue('ada@mail.example')
    }
    await button.click()
    await expect(status).toContainText(/check your e-mail/)
    await expect(alert).toBeEmpty()
    expect(new Set(received.map((sent) => sentField(sent, 'key'))).size).toBe(1)
    await expect(button).toBeFocused()
  })

  await test.step('ties what is wrong with the address to it', async () => {
    await address.fill('ada@mail.example')
    await button.click()
    await expect(alert).toContainText(email)
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(address).toHaveAccessibleDescription(new RegExp(email))
    expect(await axeFindings(page, 'footer')).toEqual([])
    await address.press('Backspace')
    await expect(alert).toBeEmpty()
    await expect(address).not.toHaveAttribute('aria-invalid')
  })
})
