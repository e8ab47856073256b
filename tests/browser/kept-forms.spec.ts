import { expect, type Page } from '@playwright/test'
import { applyPath, opening } from './an-opening.ts'
import { complaintsOf } from './complaints.ts'
import { test } from './fixtures.ts'
import { application, lost, message, proxyPage, resumeFile, sentField, stored } from './forms.ts'
import { blockIslands, holdIslands } from './held-back.ts'
import { desktop, openPage } from './window.ts'

// Nothing typed is lost: neither before React is there, nor when the visitor leaves and comes back.
test.use({ viewport: desktop })

/** Leaves by the link of the form itself. */
async function readPrivacyPolicy(page: Page): Promise<void> {
  await page.locator('main form').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/careers')
}

test('an application is there again after the visitor was elsewhere', async ({ page, form }) => {
  await form.open(applyPath)
  const written = { ...application, 'Cover Letter': 'I weld.\nWell.' }
  await form.fill(written)
  await form.field('Resume').setInputFiles(resumeFile)

  for (const [way, leave, comeBack] of [
    ['by Back', readPrivacyPolicy, () => page.goBack()],
    ['after Cancel', cancel, () => page.goBack()],
    ['by a link', cancel, () => page.locator(`main a[href="${applyPath}"]`).first().click()],
  ] as const) {
    await test.step(way, async () => {
      await leave(page)
      await comeBack()
      await form.ready()
      await form.expectFilled({ ...written, Position: opening.title })
      await expect(page.getByText(resumeFile.name)).toBeVisible()
      await expect(form.field('Resume')).toHaveJSProperty('files.length', 1)
    })
  }

  // A page load of the browser’s own forgets it.
  await openPage(page, '/careers')
  await openPage(page, applyPath)
  await expect(form.field('Cover Letter')).toHaveValue('')
})

test('a message is kept, with its key, until it was sent', async ({ page, form }) => {
  const received = await form.inbox(lost, stored)
  await form.openAtStoppedClock('/contact')
  await form.fill(message)
  for (const sent of [1, 2]) {
    await form.send.click()
    await form.passBusyTime()
    await expect.poll(() => received.length).toBe(sent)
    await readPrivacyPolicy(page)
    await page.goBack()
    await form.ready()
    if (sent === 1) await form.expectFilled(message)
    else await expect(form.field('Message')).toHaveValue('')
  }
  expect(sentField(received[1], 'key')).toBe(sentField(received[0], 'key'))
})

test.describe('React held back', () => {
  test('contact: what was typed, and what is typed meanwhile, stays', async ({ page, form }) => {
    const release = await holdIslands(page)
    await openPage(page, '/contact')
    await form.fill(message)
    await form.field('Message').press('End')
    release()
    await form.field('Message').pressSequentially(' And another.', { delay: 20 })
    await form.ready()
    await form.expectFilled({ ...message, Message: `${message.Message} And another.` })
  })

  test('apply: the asked position stays, without a mismatch', async ({ page, form, baseURL }) => {
    const complaints = complaintsOf(page, baseURL)
    const release = await holdIslands(page)
    await openPage(page, applyPath)
    const position = form.field('Position')
    await expect(position).toHaveValue(opening.title)
    await form.field('Full Name').fill('Ada Obi')
    release()
    await form.ready()
    await expect(position).toHaveValue(opening.title)
    await expect(position).toHaveAttribute('readonly')
    expect(complaints).toEqual([])
  })

  test('newsletter: a press that the browser refuses before React marks the address after it', async ({
    page,
    newsletter,
  }) => {
    const release = await holdIslands(page)
    await openPage(page, '/qhsse')
    const { address, button } = newsletter
    await button.click()
    await expect(address).toBeFocused()
    release()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
  })
})

test('React blocked for good: the browser posts the forms by itself', async ({
  page,
  form,
  newsletter,
}) => {
  const received = await form.inbox(proxyPage(200))
  await blockIslands(page)

  // Contact.
  await openPage(page, '/contact')
  await form.fill(message)
  await form.send.click()
  await expect(page).toHaveURL('/api/contact')
  expect(received[0]?.headers()['content-type']).toBe('application/x-www-form-urlencoded')
  expect(new URLSearchParams(received[0]?.postData() ?? '').get('message')).toBe(message.Message)

  // Newsletter.
  await openPage(page, '/qhsse')
  const { address, button } = newsletter
  await address.fill('ada@mail.example')
  await button.click()
  await expect(page).toHaveURL('/api/newsletter')
  expect(received[1]?.postData()).toBe('website=&email=ada%40mail.example')
})

test('newsletter: answer and half an address stay while pages change', async ({
  page,
  form,
  newsletter,
}) => {
  await form.inbox(stored)
  await openPage(page, '/qhsse')
  const { address, button, status } = newsletter
  await address.fill('half@')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(address).toHaveValue('half@')
  await address.fill('ada@mail.example')
  await newsletter.ready()
  await button.click()
  await expect(status).toContainText(/check your e-mail/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(status).toContainText(/check your e-mail/)
})
