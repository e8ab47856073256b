import { expect, type Page } from '@playwright/test'
import { emails, phones } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import { axeFindings } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { sectionNamed } from './page-parts.ts'
import { textLost } from './text-lost.ts'
import { desktop, openPage, phone, test, zoomed } from './window.ts'

const { form, answers, list, tricks } = pageText('/verify')
const { address } = emails.general
const host = address.slice(address.indexOf('@') + 1)

const field = (page: Page) => page.getByRole('textbox', { name: form.label })
/** The visible answer; `told` is the status that screen readers announce. */
const answer = (page: Page) => page.getByRole('main').locator('[data-answer]')
const told = (page: Page) => page.getByRole('main').getByRole('status')

async function ask(page: Page, typed: string): Promise<void> {
  await field(page).fill(typed)
  await field(page).press('Enter')
}

test('tells what it knows of an entry', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  await openPage(page, '/verify')

  await test.step('knows what is listed', async () => {
    for (const [typed, text] of [
      [address.toUpperCase(), answers.listed.texts.mail],
      [phones[0].display, answers.listed.texts.phone],
      [`www.${host}`, answers.listed.texts.web],
    ] as const) {
      await ask(page, typed)
      await expect(answer(page), typed).toContainText(answers.listed.title)
      await expect(answer(page), typed).toContainText(text)
      await expect(answer(page), typed).toContainText(answers.entry)
    }
  })

  await test.step('tells the verdict as one sentence', async () => {
    await ask(page, address)
    await expect(told(page)).toHaveText(`${answers.listed.title}: ${address}`)
    await expect(told(page)).toHaveAttribute('aria-atomic', 'true')
    await ask(page, 'what is this')
    await expect(told(page)).toHaveText(answers.unreadable.title)
    await field(page).fill('')
    await expect(told(page)).toBeEmpty()
  })

  await test.step('shows a lookalike beside ours, what differs marked', async () => {
    await ask(page, `${address}.evil.com`)
    await expect(answer(page)).toContainText(answers.lookalike.title)
    await expect(answer(page)).toContainText(tricks.kinds.inside.text)
    await expect(answer(page)).not.toContainText(tricks.kinds.letters.text)
    await expect(answer(page).locator('mark')).toHaveText('.evil.com')
    await expect(answer(page)).toContainText(`“.evil.com” ${answers.lookalike.added}.`)
    await expect(answer(page).getByRole('definition').nth(1)).toHaveText(address)
  })

  await test.step('decodes a foreign letter and names its alphabet', async () => {
    await ask(page, `https://${host.replace('e', 'е')}/pay`)
    await expect(answer(page)).toContainText('Cyrillic')
    await expect(answer(page).locator('mark').first()).toHaveText('е')
  })

  await test.step('warns of free mailboxes and of what it does not know', async () => {
    await ask(page, 'careers@gmail.com')
    await expect(answer(page)).toContainText(answers.freeMail.title)
    await ask(page, '+44 20 7946 0000')
    await expect(answer(page)).toContainText(answers.unknown.texts.phone)
    await expect(answer(page)).not.toContainText(answers.unknown.texts.mail)
    await ask(page, 'what is this')
    await expect(answer(page)).toContainText(answers.unreadable.title)
  })

  await test.step('shows what is hostile as text', async () => {
    await ask(page, '"><img/src=x/onerror=alert(1)>@evil.com')
    await expect(answer(page)).not.toBeEmpty()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  await test.step('nothing that is typed leaves the page or stays in it', async () => {
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
})

test('answers what was asked before its script was there', async ({ page }) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js(\?.*)?$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/verify', { waitUntil: 'commit' })
  await field(page).fill(address)
  await page.getByRole('button', { name: form.button }).click()
  await expect(answer(page)).toBeEmpty()
  release()
  await expect(answer(page)).toContainText(answers.entry)
  await expect(field(page)).toHaveValue(address)
})

test('goes nowhere before its script is there', async ({ page }) => {
  await page.route('**/assets/verify.*', (route) => route.abort())
  await page.goto('/verify')
  await ask(page, address)
  await page.waitForLoadState('networkidle')
  expect(page.url()).toMatch(/\/verify$/)
  await page.getByRole('link', { name: form.compare }).click()
  await expect(page.getByRole('heading', { name: list.heading })).toBeInViewport()
})

test('an answer goes when another entry is begun, and failure is told', async ({ page }) => {
  await page.route('**/assets/check.*', (route) => route.abort())
  await openPage(page, '/verify')
  await ask(page, address)
  await expect(answer(page)).toContainText(answers.failed.title)
  await field(page).fill('a')
  await expect(answer(page)).toBeEmpty()
})

test('a long answer is readable', async ({ page }) => {
  await openPage(page, '/verify')
  for (const viewport of [zoomed, phone, desktop]) {
    await test.step(`at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport)
      await ask(page, `https://${host}@${'a-very-long-part.'.repeat(4)}evil.com/path`)
      await expect(answer(page)).toContainText(answers.lookalike.title)
      expect(await textLost(page)).toEqual([])
      expect(await axeFindings(page, 'main')).toEqual([])
    })
  }
})

test('no part of an imitation is broken in two on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPage(page, '/verify')
  const parts = await sectionNamed(page, new RegExp(`^${tricks.heading}`))
    .locator('li > p')
    .evaluateAll((addresses) =>
      addresses.flatMap((address) => {
        const texts = document.createTreeWalker(address, NodeFilter.SHOW_TEXT)
        const found: { text: string; lines: number }[] = []
        while (texts.nextNode()) {
          const range = document.createRange()
          range.selectNodeContents(texts.currentNode)
          const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
          found.push({ text: texts.currentNode.textContent ?? '', lines: new Set(tops).size })
        }
        return found
      }),
    )
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter(({ lines }) => lines > 1)).toEqual([])
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
