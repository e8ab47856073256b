import { expect, type Page } from '@playwright/test'
import { pagePaths } from '#content/model/paths.ts'
import { oftenLookedFor, waysOn } from '#content/model/search.ts'
import { indexPath } from '#content/model/site-index.ts'
import { company, companyPath } from './a-company.ts'
import { axeFindings } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { holdPageScripts } from './held-back.ts'
import { boxOf } from './page-parts.ts'
import { desktop, openPage, phone, test } from './window.ts'

const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const searchbox = (page: Page) => dialog(page).getByRole('searchbox')
const status = (page: Page) => dialog(page).getByRole('status')
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link')

async function openSearch(page: Page): Promise<void> {
  await searchButton(page).click()
  await expect(searchbox(page)).toBeFocused()
}

/** Opens the dialog on a page. */
async function openIn(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await openSearch(page)
}

/** Searches in the dialog and waits for the answer. */
async function ask(page: Page, query: string): Promise<void> {
  // Clear first: the previous answer stays until the next one is there.
  await searchbox(page).fill('')
  await searchbox(page).fill(query)
  await expect(status(page)).toHaveText(/result/)
}

async function expectClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0)
}

test('button and keys open it, Escape closes it', async ({ page }) => {
  await openPage(page, '/cookies')
  for (const viewport of [phone, desktop]) {
    await test.step(`by its button at ${viewport.width} pixels, which has the focus again`, async () => {
      await page.setViewportSize(viewport)
      await openSearch(page)
      await page.keyboard.press('Escape')
      await expectClosed(page)
      await expect(searchButton(page)).toBeFocused()
    })
  }

  const field = page.getByRole('contentinfo').getByRole('textbox')
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await test.step(`by ${key}, unless one types in a field`, async () => {
      await page.keyboard.press(key)
      await expect(searchbox(page)).toBeFocused()
      await expect(searchbox(page)).toHaveValue('')
      await page.keyboard.press('Escape')
      await expectClosed(page)

      await field.focus()
      await page.keyboard.press(key)
      await page.keyboard.press('a')
      await expect(field).toHaveValue(key === '/' ? '/a' : 'a')
      await expectClosed(page)
      await field.clear()
      await field.blur()
    })
  }

  await test.step('by a key right after it was closed, and what is typed then stays', async () => {
    await page.keyboard.press('/')
    await expect(searchbox(page)).toBeFocused()
    // Faster than the browser's next frame, and than its `close` event.
    await page.evaluate(() => {
      for (const key of ['Escape', '/']) {
        const init = { key, bubbles: true, cancelable: true }
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
      }
      document.execCommand('insertText', false, 'gas')
    })
    await expect(searchbox(page)).toBeFocused()
    await expect(searchbox(page)).toHaveValue('gas')
  })

  await test.step('Escape clears the searchbox first', async () => {
    // As in Safari, where Escape in the field does not cancel the dialog.
    await dialog(page).evaluate((it) => {
      it.addEventListener('cancel', (event) => event.preventDefault())
    })
    await page.keyboard.press('Escape')
    await expect(searchbox(page)).toHaveValue('')
  })

  await test.step('not while an input method composes', async () => {
    const composing = { key: 'Escape', bubbles: true, cancelable: true, isComposing: true }
    await searchbox(page).dispatchEvent('keydown', composing)
    await expect(searchbox(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expectClosed(page)
  })
})

// Where browsers know it, `closedby` does this; tests/engines/ tests both kinds of browsers.
test('a press beside the dialog closes it without `closedby`, unless it began inside', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
  })
  await page.setViewportSize(desktop)
  await openPage(page, '/cookies')
  await page.locator('#search-dialog').evaluate((it) => it.removeAttribute('closedby'))
  await openSearch(page)
  const { x, y } = await boxOf(searchbox(page))
  await page.mouse.move(x + 5, y + 5)
  await page.mouse.down()
  await page.mouse.move(5, 400)
  await page.mouse.up()
  await page.mouse.click(x + 5, y + 5)
  await expect(dialog(page)).toBeVisible()
  await page.mouse.click(5, 400)
  await expectClosed(page)
  await expect(searchButton(page)).toBeFocused()
})

test('opened before the script has run, it is named', async ({ page }) => {
  const release = await holdPageScripts(page)
  await page.goto('/cookies', { waitUntil: 'commit' })
  await searchButton(page).click()
  const opened = page.locator('#search-dialog')
  await expect(opened).toBeVisible()
  await expectClosed(page)
  release()
  await expect(searchbox(page)).toBeFocused()
  await expect(searchbox(page)).toHaveAccessibleName('Search the site')
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(opened).not.toHaveAttribute('aria-label')
})

/** The name without its fourth letter. */
const misspelt = company.name.slice(0, 3) + company.name.slice(4)

test('answers in the dialog', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/search|pagefind/.test(pathname)) requests.push(pathname)
  })
  await openPage(page, '/')

  await test.step('nothing of it is fetched before it is wanted', async () => {
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    await searchButton(page).hover()
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    expect(requests.filter((path) => path.startsWith('/pagefind/'))).toEqual([])
    await openSearch(page)
    await expect.poll(() => requests).toContain('/pagefind/pagefind.js')
  })

  await test.step('without a question it offers ways on', async () => {
    for (const { label, href } of oftenLookedFor) {
      await expect(results(page).filter({ hasText: label })).toHaveAttribute('href', href)
    }
    await page.setViewportSize(phone)
    expect(await axeFindings(page, 'dialog')).toEqual([])
  })

  await test.step('the name of a company finds its page, marked, under Companies', async () => {
    await ask(page, company.name)
    const found = dialog(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Companies' }) })
    const result = found.locator(`a[href="${companyPath(company.id)}"]`)
    await expect(result).toBeVisible()
    await expect(result.locator('mark').first()).toHaveText(company.name)
    expect(requests, 'no other spelling was needed').not.toContain('/pagefind/words.json')
    expect(await axeFindings(page, 'dialog')).toEqual([])
  })

  await test.step('a slip is forgiven, and said', async () => {
    await ask(page, misspelt)
    await expect(dialog(page).getByText(`No close match for “${misspelt}”.`)).toBeVisible()
    await expect(status(page)).toHaveText(/Did you mean .*\d+ results?/)
    await expect(results(page).first()).toHaveAttribute('href', companyPath(company.id))
    await dialog(page).getByRole('button', { name: company.name.toLowerCase() }).click()
    await expect(searchbox(page)).toHaveValue(company.name.toLowerCase())
    await expect(searchbox(page)).toBeFocused()
    await expect(dialog(page).getByText('No close match')).toHaveCount(0)
  })

  await test.step('without an answer it says so and offers ways on', async () => {
    await ask(page, 'xyzzyx')
    await expect(dialog(page).getByText('Nothing found for “xyzzyx”.')).toBeVisible()
    await expect(results(page)).toHaveCount(waysOn.length)
  })

  await test.step('a letter typed among the results goes on with the question', async () => {
    await ask(page, 'gas')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('rich')
    await expect(searchbox(page)).toHaveValue('gasrich')
  })
  expect(complaints).toEqual([])
})

test('leads on, and closes', async ({ page }) => {
  await openIn(page, '/cookies')
  await test.step('to the section that matches', async () => {
    await ask(page, 'vision')
    await dialog(page).locator('a[href="/about#vision"]').click()
    await expect(page).toHaveURL('/about#vision')
    await expectClosed(page)
    await expect(page.locator('#vision')).toBeInViewport()
  })

  await test.step('arrows walk through the results and back, Enter opens one', async () => {
    await openSearch(page)
    await ask(page, 'gas')
    for (const [key, place] of [
      ['ArrowDown', results(page).first()],
      ['ArrowDown', results(page).nth(1)],
      ['ArrowUp', results(page).first()],
      ['ArrowUp', searchbox(page)],
      ['ArrowDown', results(page).first()],
    ] as const) {
      await page.keyboard.press(key)
      await expect(place).toBeFocused()
    }
    const first = (await results(page).first().getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(first)
    await expectClosed(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('going back closes it', async () => {
    await openSearch(page)
    await page.goBack()
    await expect(page).toHaveURL('/about#vision')
    await expectClosed(page)
  })

  await test.step('Enter in the searchbox shows all results as a page', async () => {
    await openSearch(page)
    await searchbox(page).fill('gas')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${indexPath}?q=gas`)
    await expectClosed(page)
  })
})

test('/search?q= answers', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL)
  const { name } = company
  const main = page.getByRole('main')
  await test.step('the question in the address', async () => {
    await openPage(page, `${indexPath}?q=${name}`)
    await expect(main.getByRole('searchbox')).toHaveValue(name)
    const answer = main.locator('section').filter({ has: page.getByText(`Results for “${name}”`) })
    await expect(answer.locator(`a[href="${companyPath(company.id)}"]`)).toBeVisible()
  })

  await test.step('the next one, from its form', async () => {
    await main.getByRole('searchbox').fill('xyzzyx')
    await main.getByRole('button', { name: 'Find' }).click()
    await expect(page).toHaveURL(`${indexPath}?q=xyzzyx`)
    await expect(main.getByText('Nothing found for “xyzzyx”.')).toBeVisible()
  })

  await test.step('a slip, with a link to what was meant', async () => {
    await openPage(page, `${indexPath}?q=${misspelt}`)
    await expect(main.getByRole('status')).toHaveText(/Did you mean .*\d+ results?/)
    await expect(main.getByRole('heading', { name: /^Results for/ }).first()).toContainText(
      `“${name.toLowerCase()}”`,
    )
    await main.getByRole('link', { name: name.toLowerCase(), exact: true }).click()
    await expect(page).toHaveURL(`${indexPath}?q=${name.toLowerCase()}`)
  })
  expect(complaints).toEqual([])
})

test('shows a hostile question as text', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, `${baseURL}`)
  const hostile = '%\\[("><img src=x onerror=alert(1)>'
  const injected = page.locator('img[src="x"]')
  const main = page.getByRole('main')
  await openPage(page, `${indexPath}?q=${encodeURIComponent(hostile)}`)
  // Leaving earlier would abort its fetches, which count as complaints.
  await expect(main.getByRole('status')).toHaveText(/result/)
  await expect(main.getByText(`“${hostile}”`).first()).toBeAttached()
  await expect(injected).toHaveCount(0)
  await openSearch(page)
  await ask(page, hostile)
  await expect(injected).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a question without answer still has ways on when the words cannot be had', async ({
  page,
}) => {
  await page.route('**/pagefind/words.json', (route) => route.abort())
  await openPage(page, '/cookies')
  await openSearch(page)
  await ask(page, 'xyzzyx')
  await expect(results(page)).toHaveCount(waysOn.length)
})

test('an index that cannot be loaded is told, with a way on', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort())
  await openPage(page, '/cookies')
  await openSearch(page)
  await searchbox(page).fill('gas')
  await expect(dialog(page).getByText('could not be loaded')).toBeVisible()
  await dialog(page).getByRole('link', { name: 'the index of all pages' }).click()
  await expect(page).toHaveURL(indexPath)
})

test('broken in use, it leads to the page of the search', async ({ page }) => {
  await openPage(page, '/cookies')
  await openSearch(page)
  await ask(page, 'gas')
  await page.evaluate(() => {
    window.encodeURIComponent = () => {
      throw new Error('broken')
    }
  })
  await searchbox(page).press('s')
  await expect(dialog(page)).toHaveCount(0)
  await searchButton(page).click()
  await expect(page).toHaveURL(indexPath)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Search is a link to the index of the site', async ({ page }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await page.goto('/')
      await expect(searchButton(page)).toHaveCount(0)
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
