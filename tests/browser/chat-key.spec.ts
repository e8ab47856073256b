import { expect, type Page } from '@playwright/test'
import { aiKey } from '#content/model/chat.ts'
import {
  chatReady,
  enterKey,
  input,
  keyField,
  lastReply,
  openAskAi,
  panel,
  provide,
  providerUrl,
  replies,
  say,
  saying,
  tab,
} from './chat.ts'
import { boxOf } from './page-parts.ts'
import { desktop, openPage, test } from './window.ts'

test.use({ viewport: desktop })

const key = 'sk-very-secret-0123456789'

/** Collects every trace of the key in requests, the console and errors. */
function tracesOf(page: Page) {
  const requests: string[] = []
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const whole = JSON.stringify([request.url(), request.headers(), request.postData()])
    if (whole.includes(key)) requests.push(request.url())
  })
  page.on('console', (message) => {
    if (message.text().includes(key)) elsewhere.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (`${error.message} ${error.stack}`.includes(key)) elsewhere.push(`error: ${error.message}`)
  })
  return { requests, elsewhere }
}

/** Everything that the page stores or shows, as one text. */
async function keptBy(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () =>
    JSON.stringify([
      location.href,
      history.state,
      document.cookie,
      document.title,
      window.name,
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      await caches.keys(),
      document.documentElement.outerHTML,
    ]),
  )
  return `${inPage} ${JSON.stringify(await page.context().storageState())}`
}

test('the key goes to the provider and nowhere else', async ({ page }) => {
  const { requests, elsewhere } = tracesOf(page)
  await page.clock.install()
  await provide(page, saying('Here.'))
  await openPage(page, '/')
  await openAskAi(page)
  await enterKey(page, key)
  expect(await keptBy(page)).not.toContain(key)
  await say(page, 'Hello?')
  await expect(lastReply(page)).toHaveText('Assistant: Here.')
  // Neither a failed call nor what the visitor does next may leak it.
  await provide(page, (route) => route.fulfill({ status: 401, json: { error: { message: key } } }))
  await say(page, 'Again?')
  await expect(replies(page)).toHaveCount(3)
  await tab(page, 'Quick answers').click()
  await say(page, 'news')
  await page.clock.runFor(2000)
  await expect(replies(page)).toHaveCount(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  expect(await keptBy(page)).not.toContain(key)
  await page.reload()
  expect(await keptBy(page)).not.toContain(key)
  expect(requests).toEqual([providerUrl, providerUrl])
  expect(elsewhere).toEqual([])
})

test('a key is used from Enter on, until it is forgotten', async ({ page }) => {
  const { requests } = tracesOf(page)
  await provide(page, saying('Here.'))
  await openPage(page, '/cookies')
  await openAskAi(page)
  await chatReady(page)
  const forget = panel(page).getByRole('button', { name: 'Forget key' })
  await test.step('the field says what the key is for', async () => {
    await expect(keyField(page)).toHaveAccessibleDescription(aiKey.purpose)
  })

  await test.step('after saying that none is needed', async () => {
    await expect(panel(page).getByText(aiKey.start)).toBeVisible()
    const [said, label] = [
      panel(page).getByText(aiKey.start),
      panel(page).getByText(/^OpenAI API key/),
    ]
    expect((await boxOf(said)).y).toBeLessThan((await boxOf(label.first())).y)
  })

  await test.step('a blank key is none', async () => {
    for (const blank of ['', '   ', '\u200b\u2060']) {
      await keyField(page).fill(blank)
      await panel(page).getByRole('button', { name: 'Use key' }).click()
      await expect(keyField(page)).toBeVisible()
    }
  })

  await test.step('what is typed does not go into the address', async () => {
    await keyField(page).fill(key)
    await keyField(page).press('Enter')
    await expect(keyField(page)).toHaveCount(0)
    await expect(
      panel(page).locator('[aria-live="polite"]', { hasText: aiKey.inUse }),
    ).toBeVisible()
    await expect(input(page)).toBeFocused()
    await expect(page).toHaveURL('/cookies')
    await forget.click()
  })

  await test.step('a forgotten key is used no more', async () => {
    await enterKey(page, `  ${key} `)
    await say(page, 'services')
    await expect(lastReply(page)).toHaveText('Assistant: Here.')
    await forget.click()
    await expect(keyField(page)).toHaveValue('')
    await expect(input(page)).toBeFocused()
    await say(page, 'services')
    await expect(replies(page)).toHaveCount(3)
    await expect(lastReply(page)).not.toHaveText('Assistant: Here.')
    expect(requests).toHaveLength(1)
  })
})
