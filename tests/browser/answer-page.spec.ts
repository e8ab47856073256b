import { expect, type Page } from '@playwright/test'
import { group } from '#content/model/group.ts'
import { answerPageFile } from '#contract/answer-page.ts'
import { type AnswerPage, answerHtml, loadAnswerPage } from '#server/http/answer-page.ts'
import { axeFindings } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { desktop, narrowest, phone, test } from './window.ts'

const answers: Record<'success' | 'refusal' | 'confirmation', AnswerPage> = {
  success: {
    title: "Message sent successfully! We'll be in touch soon.",
    text: 'We answer on working days.',
    back: { href: '/contact', label: 'Back to Contact Us' },
  },
  refusal: {
    title: 'Please correct two fields',
    text: 'Your message was not sent. Go back: your browser has kept what you typed.',
    items: [
      { label: 'Email', text: 'Email is not an address. Please write it like name@example.com.' },
      { label: 'Message', text: 'Message is empty. Please fill it in.' },
    ],
    back: { href: '/contact', label: 'Back to the form' },
  },
  confirmation: {
    title: 'Group news by e-mail',
    text: 'Press the button to confirm your address.',
    back: { href: '/', label: 'Not now' },
    action: {
      href: '/api/newsletter/confirm',
      label: 'Confirm my address',
      field: { name: 'token', value: 'a1' },
    },
  },
}

/** Mocks the server's answer with the built page, filled in, and opens it. */
async function open(page: Page, content: AnswerPage): Promise<void> {
  const file = new URL(`../../build/${answerPageFile}`, import.meta.url)
  const html = answerHtml(await loadAnswerPage(file.pathname), content)
  await page.route('**/api/contact', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.goto('/api/contact')
}

test('reads right, without a complaint', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  for (const [name, content] of Object.entries(answers)) {
    await test.step(name, async () => {
      await open(page, content)
      await expect(page).toHaveTitle(`${content.title} | ${group.name}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.title)
      await expect(page.getByText(content.text)).toBeVisible()
      await expect(page.getByRole('listitem')).toHaveCount(content.items?.length ?? 0)
      await expect(page.getByRole('link', { name: content.back.label })).toBeVisible()
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        expect(await axeFindings(page)).toEqual([])
      }
      await page.setViewportSize(narrowest)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width)
    })
  }
  expect(complaints).toEqual([])
})

test('its button posts its value, its logo and its link lead back to the site', async ({
  page,
}) => {
  await open(page, answers.confirmation)
  const posted = page.waitForRequest('**/api/newsletter/confirm')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  expect((await posted).method()).toBe('POST')
  expect((await posted).postData()).toBe('token=a1')
  await open(page, answers.refusal)
  await page.getByRole('link', { name: 'Back to the form' }).click()
  await expect(page).toHaveURL('/contact')
  await open(page, answers.success)
  await page.getByRole('link', { name: group.name }).click()
  await expect(page).toHaveURL('/')
})
