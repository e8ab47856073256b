import { expect, type Page } from '@playwright/test'
import { group } from '#content/model/group.ts'
import { answerPageFile } from '#contract/answer-page.ts'
import { type AnswerPage, answerHtml, loadAnswerPage } from '#server/http/answer-page.ts'
import { axeFindings } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { desktop, narrowest, phone, test } from './window.ts'

/** Every part that an answer can have. */
const content = {
  title: 'Please correct two fields',
  text: 'Your message was not sent. Go back: your browser has kept what you typed.',
  items: [
    { label: 'Email', text: 'Email is not an address. Please write it like name@example.com.' },
    { label: 'Message', text: 'Message is empty. Please fill it in.' },
  ],
  back: { href: '/contact', label: 'Back to the form' },
  action: {
    href: '/api/newsletter/confirm',
    label: 'Confirm my address',
    field: { name: 'token', value: 'a1' },
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
  await open(page, content)
  await expect(page).toHaveTitle(`${content.title} | ${group.name}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.title)
  await expect(page.getByText(content.text)).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(content.items.length)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await axeFindings(page), `at ${viewport.width} pixels`).toEqual([])
  }
  await page.setViewportSize(narrowest)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width)
  expect(complaints).toEqual([])
})

test('its button posts its value, its logo and its link lead back to the site', async ({
  page,
}) => {
  await open(page, content)
  const posted = page.waitForRequest('**/api/newsletter/confirm')
  await page.getByRole('button', { name: content.action.label }).click()
  expect((await posted).method()).toBe('POST')
  expect((await posted).postData()).toBe('token=a1')
  for (const [name, path] of [
    [content.back.label, '/contact'],
    [group.name, '/'],
  ] as const) {
    await open(page, content)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
})
