import { expect } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { oftenLookedFor, waysOn } from '#content/model/search.ts'
import { indexPath } from '#content/model/site-index.ts'
import { company, companyPath } from './a-company.ts'
import { axeFindings } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { test } from './fixtures.ts'
import { holdPageScripts } from './held-back.ts'
import { boxOf } from './page-parts.ts'
import { desktop, openPage, phone } from './window.ts'

test('button and keys open it, Escape closes it', async ({ page, search }) => {
  await openPage(page, '/cookies')
  for (const viewport of [phone, desktop]) {
    // Its button opens it, and has the focus again.
    await page.setViewportSize(viewport)
    await search.open()
    await page.keyboard.press('Escape')
    await search.expectClosed()
    await expect(search.button).toBeFocused()
  }

  const field = page.getByRole('contentinfo').getByRole('textbox')
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    // A key opens it, unless the visitor types in a field.
    await page.keyboard.press(key)
    await expect(search.searchbox).toBeFocused()
    await expect(search.searchbox).toHaveValue('')
    await page.keyboard.press('Escape')
    await search.expectClosed()

    await field.focus()
    await page.keyboard.press(key)
    await page.keyboard.press('a')
    await expect(field).toHaveValue(key === '/' ? '/a' : 'a')
    await search.expectClosed()
    await field.clear()
    await field.blur()
  }

  // A key opens it right after it was closed, and what is typed then stays.
  await page.keyboard.press('/')
  await expect(search.searchbox).toBeFocused()
  // Faster than the browser's next frame, and than its `close` event.
  await page.evaluate(() => {
    for (const key of ['Escape', '/']) {
      const init = { key, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
    }
    document.execCommand('insertText', false, 'gas')
  })
  await expect(search.searchbox).toBeFocused()
  await expect(search.searchbox).toHaveValue('gas')

  // Escape clears the searchbox first, as in Safari, where Escape in the field does not cancel the dialog.
  await search.dialog.evaluate((it) => {
    it.addEventListener('cancel', (event) => event.preventDefault())
  })
  await page.keyboard.press('Escape')
  await expect(search.searchbox).toHaveValue('')

  // Escape is left to an input method that composes.
  const composing = { key: 'Escape', bubbles: true, cancelable: true, isComposing: true }
  await search.searchbox.dispatchEvent('keydown', composing)
  await expect(search.searchbox).toBeVisible()
  await page.keyboard.press('Escape')
  await search.expectClosed()
})

// Where browsers know it, `closedby` does this; tests/engines/ tests both kinds of browsers.
test('a press beside the dialog closes it without `closedby`, unless it began inside', async ({
  page,
  search,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
  })
  await page.setViewportSize(desktop)
  await openPage(page, '/cookies')
  await page.locator('#search-dialog').evaluate((it) => it.removeAttribute('closedby'))
  await search.open()
  const { x, y } = await boxOf(search.searchbox)
  await page.mouse.move(x + 5, y + 5)
  await page.mouse.down()
  await page.mouse.move(5, 400)
  await page.mouse.up()
  await page.mouse.click(x + 5, y + 5)
  await expect(search.dialog).toBeVisible()
  await page.mouse.click(5, 400)
  await search.expectClosed()
  await expect(search.button).toBeFocused()
})

test('opened before the script has run, it is named', async ({ page, search }) => {
  const release = await holdPageScripts(page)
  await page.goto('/cookies', { waitUntil: 'commit' })
  await search.button.click()
  const opened = page.locator('#search-dialog')
  await expect(opened).toBeVisible()
  await search.expectClosed()
  release()
  await expect(search.searchbox).toBeFocused()
  await expect(search.searchbox).toHaveAccessibleName('Search the site')
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(opened).not.toHaveAttribute('aria-label')
})

/** The name without its fourth letter. */
const misspelt = company.name.slice(0, 3) + company.name.slice(4)

test('answers in the dialog', async ({ page, search, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/search|pagefind/.test(pathname)) requests.push(pathname)
  })
  await openPage(page, '/')

  // Nothing of it is fetched before it is wanted.
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await search.button.hover()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  expect(requests.filter((path) => path.startsWith('/pagefind/'))).toEqual([])
  await search.open()
  await expect.poll(() => requests).toContain('/pagefind/pagefind.js')

  // Without a question it offers ways on.
  for (const { label, href } of oftenLookedFor) {
    await expect(search.results.filter({ hasText: label })).toHaveAttribute('href', href)
  }
  await page.setViewportSize(phone)
  expect(await axeFindings(page, 'dialog')).toEqual([])

  // The name of a company finds its page, marked, under Best answers.
  await search.ask(company.name)
  const found = search.dialog
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Best answers' }) })
  const result = found.locator(`a[href="${companyPath(company.id)}"]`)
  await expect(result).toBeVisible()
  await expect(result.locator('mark').first()).toHaveText(company.name)
  expect(requests, 'no other spelling was needed').not.toContain('/pagefind/words.json')
  expect(await axeFindings(page, 'dialog')).toEqual([])

  // A slip is forgiven, and said.
  await search.ask(misspelt)
  await expect(search.dialog.getByText(`No close match for “${misspelt}”.`)).toBeVisible()
  await expect(search.status).toHaveText(/Did you mean .*\d+ results?/)
  await expect(search.results.first()).toHaveAttribute('href', companyPath(company.id))
  await search.dialog.getByRole('button', { name: company.name.toLowerCase() }).click()
  await expect(search.searchbox).toHaveValue(company.name.toLowerCase())
  await expect(search.searchbox).toBeFocused()
  await expect(search.dialog.getByText('No close match')).toHaveCount(0)

  // Without an answer it says so and offers ways on.
  await search.ask('xyzzyx')
  await expect(search.dialog.getByText('Nothing found for “xyzzyx”.')).toBeVisible()
  await expect(search.results).toHaveCount(waysOn.length)

  // A letter typed among the results goes on with the question.
  await search.ask('gas')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('rich')
  await expect(search.searchbox).toHaveValue('gasrich')

  expect(complaints).toEqual([])
})

test('leads on, and closes', async ({ page, search }) => {
  await search.openOn()

  // A result leads to the section that matches.
  await search.ask('vision')
  await search.dialog.locator('a[href="/about#vision"]').click()
  await expect(page).toHaveURL('/about#vision')
  await search.expectClosed()
  await expect(page.locator('#vision')).toBeInViewport()

  // Arrows walk through the results and back, Enter opens one.
  await search.open()
  await search.ask('gas')
  for (const [key, place] of [
    ['ArrowDown', search.results.first()],
    ['ArrowDown', search.results.nth(1)],
    ['ArrowUp', search.results.first()],
    ['ArrowUp', search.searchbox],
    ['ArrowDown', search.results.first()],
  ] as const) {
    await page.keyboard.press(key)
    await expect(place).toBeFocused()
  }
  const first = (await search.results.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(first)
  await search.expectClosed()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // Going back closes it.
  await search.open()
  await page.goBack()
  await expect(page).toHaveURL('/about#vision')
  await search.expectClosed()

  // Enter in the searchbox shows all results as a page.
  await search.open()
  await search.searchbox.fill('gas')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${indexPath}?q=gas`)
  await search.expectClosed()
})

test('/search?q= answers', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  const { name } = company
  const main = page.getByRole('main')

  // The question in the address.
  await openPage(page, `${indexPath}?q=${name}`)
  await expect(main.getByRole('searchbox')).toHaveValue(name)
  const answer = main.locator('section').filter({ has: page.getByText(`Results for “${name}”`) })
  await expect(answer.locator(`a[href="${companyPath(company.id)}"]`)).toBeVisible()

  // The next one, from its form.
  await main.getByRole('searchbox').fill('xyzzyx')
  await main.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(`${indexPath}?q=xyzzyx`)
  await expect(main.getByText('Nothing found for “xyzzyx”.')).toBeVisible()

  // A slip, with a link to what was meant.
  await openPage(page, `${indexPath}?q=${misspelt}`)
  await expect(main.getByRole('status')).toHaveText(/Did you mean .*\d+ results?/)
  await expect(main.getByRole('heading', { name: /^Results for/ }).first()).toContainText(
    `“${name.toLowerCase()}”`,
  )
  await main.getByRole('link', { name: name.toLowerCase(), exact: true }).click()
  await expect(page).toHaveURL(`${indexPath}?q=${name.toLowerCase()}`)

  expect(complaints).toEqual([])
})

test('shows a hostile question as text', async ({ page, search, baseURL }) => {
  const complaints = complaintsOf(page, `${baseURL}`)
  const hostile = '%\\[("><img src=x onerror=alert(1)>'
  const injected = page.locator('img[src="x"]')
  const main = page.getByRole('main')
  await openPage(page, `${indexPath}?q=${encodeURIComponent(hostile)}`)
  // Leaving earlier would abort its fetches, which count as complaints.
  await expect(main.getByRole('status')).toHaveText(/result/)
  await expect(main.getByText(`“${hostile}”`).first()).toBeAttached()
  await expect(injected).toHaveCount(0)
  await search.open()
  await search.ask(hostile)
  await expect(injected).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a question without answer still has ways on when the words cannot be had', async ({
  page,
  search,
}) => {
  await page.route('**/pagefind/words.json', (route) => route.abort())
  await search.openOn()
  await search.ask('xyzzyx')
  await expect(search.results).toHaveCount(waysOn.length)
})

test('an index that cannot be loaded is told, with a way on', async ({ page, search }) => {
  await page.route('**/pagefind/**', (route) => route.abort())
  await search.openOn()
  await search.searchbox.fill('gas')
  await expect(search.dialog.getByText('could not be loaded')).toBeVisible()
  await expect(search.dialog.getByRole('heading', { name: 'Best answers' })).toBeVisible()
  await search.dialog.getByRole('link', { name: 'the index of all pages' }).click()
  await expect(page).toHaveURL(indexPath)
})

test('leads to the answer, once, and to what to do about fraud first', async ({ page, search }) => {
  await search.openOn()
  await search.ask('Is this job offer real? They want me to pay')
  await expect(search.results.first()).toHaveAttribute('href', '/verify')
  await expect(search.dialog.getByText('No close match')).toHaveCount(0)
  const hrefs = await search.results.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')),
  )
  expect(new Set(hrefs).size).toBe(hrefs.length)
  // Without their index, the whole text is still searched.
  await page.route('**/find.json', (route) => route.abort())
  await search.openOn()
  await search.ask('vision')
  await expect(search.dialog.getByRole('heading', { name: 'Best answers' })).toHaveCount(0)
  await expect(search.dialog.locator('a[href="/about#vision"]')).toBeVisible()
})

test('broken in use, it leads to the page of the search', async ({ page, search }) => {
  await search.openOn()
  await search.ask('gas')
  await page.evaluate(() => {
    window.encodeURIComponent = () => {
      throw new Error('broken')
    }
  })
  await search.searchbox.press('s')
  await expect(search.dialog).toHaveCount(0)
  await search.button.click()
  await expect(page).toHaveURL(indexPath)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Search is a link to the index of the site', async ({ page, search }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await page.goto('/')
      await expect(search.button).toHaveCount(0)
      await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
      await expect(page).toHaveURL(indexPath)
    }
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    const paths = pagePaths().filter((path) => path !== indexPath)
    // The URL changes before the page has loaded.
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(expect.arrayContaining(paths))
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
  })
})
