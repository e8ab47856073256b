import { expect, type Page } from '@playwright/test'
import { emails, phones } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import { axeFindings } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { hold } from './held-back.ts'
import { sectionNamed } from './page-parts.ts'
import { textLost } from './text-lost.ts'
import { desktop, openPage, phone, test, zoomed } from './window.ts'

const { form, answers, list, tricks } = pageText('/verify')
const { address } = emails.general
const host = address.slice(address.indexOf('@') + 1)

const field = (page: Page) => page.getByRole('textbox', { name: form.label })
const answer = (page: Page) => page.getByRole('main').locator('[data-answer]')
/** What screen readers announce. */
const status = (page: Page) => page.getByRole('main').getByRole('status')

async function ask(page: Page, typed: string): Promise<void> {
  await field(page).fill(typed)
  await field(page).press('Enter')
}

// app/verify/check.test.ts tests which entry gets which answer.
test('answers each kind of entry', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  await openPage(page, '/verify')

  const { listed, lookalike, freeMail, unknown, unreadable } = answers
  for (const [typed, ...texts] of [
    [address.toUpperCase(), listed.title, listed.texts.mail, answers.entry],
    [phones[0].display, listed.title, listed.texts.phone, answers.entry],
    [`www.${host}`, listed.title, listed.texts.web, answers.entry],
    [`https://${host.replace('e', 'е')}/pay`, 'Cyrillic'],
    ['careers@gmail.com', freeMail.title],
    ['+44 20 7946 0000', unknown.texts.phone],
    ['what is this', unreadable.title],
  ]) {
    await ask(page, typed ?? '')
    for (const text of texts) await expect(answer(page), typed).toContainText(text)
  }

  // Shows a lookalike beside ours, what differs marked, and no other text.
  await ask(page, `${address}.evil.com`)
  await expect(answer(page)).toContainText(lookalike.title)
  await expect(answer(page)).toContainText(tricks.kinds.inside.text)
  await expect(answer(page)).not.toContainText(tricks.kinds.letters.text)
  await expect(answer(page).locator('mark')).toHaveText('.evil.com')
  await expect(answer(page)).toContainText(`“.evil.com” ${lookalike.added}.`)
  await expect(answer(page).getByRole('definition').nth(1)).toHaveText(address)

  // Announces the answer as one sentence, until another entry is begun.
  await expect(status(page)).toHaveAttribute('aria-atomic', 'true')
  await ask(page, address)
  await expect(status(page)).toHaveText(`${listed.title}: ${address}`)
  await ask(page, 'what is this')
  await expect(status(page)).toHaveText(unreadable.title)
  await field(page).fill('a')
  await expect(status(page)).toBeEmpty()
  await expect(answer(page)).toBeEmpty()

  // Shows what is hostile as text.
  await ask(page, '"><img/src=x/onerror=alert(1)>@evil.com')
  await expect(answer(page)).not.toBeEmpty()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  expect(complaints).toEqual([])

  // Nothing that is typed leaves the page or stays in it.
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await ask(page, 'secret@somewhere.com')
  await expect(answer(page)).toContainText('secret@somewhere.com')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await expect(page).toHaveURL('/verify')
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  )
  expect(stored).not.toContain('secret')
})

test('answers what was asked before its script was there', async ({ page }) => {
  const release = await hold(page, /\.js(\?.*)?$/)
  await page.goto('/verify', { waitUntil: 'commit' })
  await field(page).fill(address)
  await page.getByRole('button', { name: form.button }).click()
  await expect(answer(page)).toBeEmpty()
  release()
  await expect(answer(page)).toContainText(answers.entry)
  await expect(field(page)).toHaveValue(address)
})

test('goes nowhere without its script, and says so without the check', async ({ page }) => {
  await page.route('**/assets/check.*', (route) => route.abort())
  await openPage(page, '/verify')
  await ask(page, address)
  await expect(answer(page)).toContainText(answers.failed.title)

  await page.route('**/assets/verify.*', (route) => route.abort())
  await page.reload()
  await ask(page, address)
  await page.waitForLoadState('networkidle')
  expect(page.url()).toMatch(/\/verify$/)
  await page.getByRole('link', { name: form.compare }).click()
  await expect(page.getByRole('heading', { name: list.heading })).toBeInViewport()
})

test('a long answer is readable', async ({ page }) => {
  await openPage(page, '/verify')
  for (const viewport of [zoomed, phone, desktop]) {
    await page.setViewportSize(viewport)
    await ask(page, `https://${host}@${'a-very-long-part.'.repeat(4)}evil.com/path`)
    await expect(answer(page)).toContainText(answers.lookalike.title)
    expect(await textLost(page)).toEqual([])
    expect(await axeFindings(page, 'main')).toEqual([])
  }
})

test('no part of an imitation is broken in two on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPage(page, '/verify')
  const lines = await sectionNamed(page, new RegExp(`^${tricks.heading}`)).evaluate((section) => {
    const counts: number[] = []
    for (const address of section.querySelectorAll('li > p')) {
      const texts = document.createTreeWalker(address, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        counts.push(new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size)
      }
    }
    return counts
  })
  expect(Math.max(...lines)).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is there, with a word on how to search it', async ({ page }) => {
    await page.goto('/verify')
    await expect(field(page)).toBeHidden()
    await expect(page.getByText(form.noScript)).toBeVisible()
    await expect(page.getByRole('main').getByText(address)).toBeVisible()
  })
})
