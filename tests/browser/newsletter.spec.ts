import { expect } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { test } from './fixtures.ts'
import { failed, lost, proxyPage, sentField, silent, stored } from './forms.ts'
import { desktop } from './window.ts'

test.use({ viewport: desktop })

test('waits for an address, and sends it once', async ({ page, form, newsletter }) => {
  const received = await form.inbox(stored, silent)
  const { address, button, status, alert } = newsletter
  await newsletter.open()

  for (const wrong of ['', 'no address at all']) {
    await address.fill(wrong)
    await button.click()
    await expect(address).toBeFocused()
    await expect(address).toHaveJSProperty('validity.valid', false)
    // The browser's own bubble says why (spec 5).
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(alert).toBeEmpty()
    expect(received).toHaveLength(0)
  }

  // Subscribes and says that a letter is on its way.
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

  // Is busy until the answer is there, and sends once.
  await address.fill('ada@mail.example')
  await button.dblclick()
  await expect(status).toContainText('Sending')
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()
  await address.press('Enter')
  await expect.poll(() => received.length).toBe(2)
})

test('says what went wrong, and where', async ({ page, form, newsletter }) => {
  const email = 'Email is not an address. Please write it like name@example.com.'
  const unavailable = proxyPage(503, { 'retry-after': '20' })
  const invalid = failed('invalid', { fields: { email } })
  const received = await form.inbox(lost, unavailable, stored, invalid)
  const { address, button, status, alert } = newsletter
  await newsletter.open()

  // Keeps the address, its key and the focus.
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

  // Ties what is wrong with the address to it.
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
