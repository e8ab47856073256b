import { expect, type Page, type Route } from '@playwright/test'
import { aiKey, aiPrompts, aiRules } from '#content/model/chat.ts'
import { group } from '#content/model/group.ts'
import { axeFindings } from './axe.ts'
import { type Chat, providerUrl, saying } from './chat.ts'
import { test } from './fixtures.ts'
import { desktop, openPage, phone } from './window.ts'

test.use({ viewport: desktop })

// A page without lazy pictures, which would show up among the requests.
const path = '/cookies'
const key = 'sk-very-secret-0123456789'

async function openWithKey(chat: Chat): Promise<void> {
  await openPage(chat.page, path)
  await chat.openAskAi()
  await chat.enterKey(key)
}

/** Asks a mocked provider and expects the panel to show `text`. */
async function expectReply(
  chat: Chat,
  answer: (route: Route) => unknown,
  text: string,
): Promise<void> {
  await chat.provide(answer)
  const count = await chat.replies.count()
  await chat.say('Hello?')
  await expect(chat.replies).toHaveCount(count + 1)
  await expect(chat.lastReply).toHaveText(`Assistant: ${text}`)
}

test('without a key it asks for one, answers by itself and calls nobody', async ({
  page,
  chat,
}) => {
  await openPage(page, path)
  await chat.openAskAi()
  await expect(chat.keyField).toHaveAttribute('type', 'password')
  await expect(chat.keyField).toHaveAccessibleDescription(aiKey.purpose)
  await expect(chat.panel.getByText(aiKey.start)).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  const [rule] = aiRules
  await chat.say(`Your ${rule?.keywords[0]}?`)
  await expect(chat.lastReply).toContainText(rule?.answer.text ?? '')
  for (const [index, chance] of [0, 0.5, 0.99].entries()) {
    await page.evaluate((fixed) => {
      Math.random = () => fixed
    }, chance)
    await chat.say('xyzzy')
    await expect(chat.lastReply).toContainText(aiPrompts[index]?.text ?? '')
  }
  for (const blank of ['', '   ', '\u200b\u2060']) {
    await chat.keyField.fill(blank)
    await chat.panel.getByRole('button', { name: 'Use key' }).click()
    await expect(chat.keyField).toBeVisible()
  }
  expect(requests).toEqual([])
})

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

test('the key goes to the provider and nowhere else', async ({ page, chat }) => {
  const holders: string[] = []
  page.on('request', (request) => {
    const whole = JSON.stringify([request.url(), request.headers(), request.postData()])
    if (whole.includes(key)) holders.push(request.url())
  })
  page.on('console', (message) => {
    if (message.text().includes(key)) holders.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (`${error.message} ${error.stack}`.includes(key)) holders.push(`error: ${error.message}`)
  })
  await page.clock.install()
  await chat.provide(saying('Here.'))
  await openWithKey(chat)
  expect(await keptBy(page)).not.toContain(key)
  await chat.say('Hello?')
  await expect(chat.lastReply).toHaveText('Assistant: Here.')
  // Neither a failed call nor what the visitor does next may leak it.
  await chat.provide((route) => route.fulfill({ status: 401, json: { error: { message: key } } }))
  await chat.say('Again?')
  await expect(chat.replies).toHaveCount(3)
  await chat.tab('Quick answers').click()
  await chat.say('news')
  await page.clock.runFor(2000)
  await expect(chat.replies).toHaveCount(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  expect(await keptBy(page)).not.toContain(key)
  await page.reload()
  expect(await keptBy(page)).not.toContain(key)
  expect(holders).toEqual([providerUrl, providerUrl])
})

test('a key is used from Enter on, until it is forgotten', async ({ page, chat }) => {
  let asked = 0
  await chat.provide((route) => {
    asked += 1
    return saying('Here.')(route)
  })
  await openPage(page, path)
  await chat.openAskAi()
  await chat.ready()
  await chat.keyField.fill(`  ${key} `)
  await chat.keyField.press('Enter')
  await expect(chat.keyField).toHaveCount(0)
  const said = chat.panel.locator('[aria-live="polite"]', { hasText: aiKey.inUse })
  await expect(said).toBeVisible()
  await expect(chat.input).toBeFocused()
  await expect(page).toHaveURL(path)
  await chat.say('services')
  await expect(chat.lastReply).toHaveText('Assistant: Here.')

  await chat.panel.getByRole('button', { name: 'Forget key' }).click()
  await expect(chat.keyField).toHaveValue('')
  await expect(chat.input).toBeFocused()
  await chat.say('services')
  await expect(chat.replies).toHaveCount(3)
  await expect(chat.lastReply).not.toHaveText('Assistant: Here.')
  expect(asked).toBe(1)
})

// provider.test.ts has all of the payload.
test('asks the provider with the facts about the group, as text each time', async ({ chat }) => {
  const asked: Route[] = []
  await chat.provide((route) => {
    asked.push(route)
    return saying('We do **gas**.')(route)
  })
  await openWithKey(chat)
  await chat.say('What do you do?')
  await expect(chat.lastReply).toHaveText('Assistant: We do **gas**.')
  expect(asked.map((route) => route.request().postDataJSON().messages)).toEqual([
    [
      { role: 'system', content: expect.stringContaining(group.name) },
      { role: 'user', content: 'What do you do?' },
    ],
  ])
})

test('while a reply is pending', async ({ page, chat }) => {
  await openWithKey(chat)
  const ask = async () => {
    const answer = await chat.provideLater()
    await chat.say('Hello?')
    return async (text: string) => {
      await answer(text)
      await expect(chat.lastReply).toHaveText(`Assistant: ${text}`)
    }
  }
  // Input and button are at rest, the focus is kept.
  await expect(chat.send).toBeDisabled()
  let reply = await ask()
  await expect(chat.input).toBeDisabled()
  await expect(chat.input).not.toBeEditable()
  await expect(chat.send).toBeDisabled()
  await expect(chat.typing).toHaveCount(1)
  await expect(chat.input).toBeFocused()
  await reply('Here.')
  await expect(chat.typing).toHaveCount(0)
  await expect(chat.input).toBeEnabled()
  await expect(chat.input).toBeEditable()
  await expect(chat.input).toBeFocused()

  // The key can be forgotten, and the focus is in the input.
  reply = await ask()
  await chat.panel.getByRole('button', { name: 'Forget key' }).press('Enter')
  await expect(chat.input).toBeFocused()
  await reply('Afterwards.')
  await chat.enterKey('sk-two')
  await expect(chat.input).toBeFocused()

  // The reply does not take the focus from the page: a control that the panel does not cover.
  reply = await ask()
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await search.focus()
  await reply('Elsewhere.')
  await expect(search).toBeFocused()

  // Closing does not lose the reply.
  const answer = await chat.provideLater()
  await chat.say('Hello?')
  await page.keyboard.press('Escape')
  await expect(chat.panel).toBeHidden()
  await answer('Later.')
  await chat.launcher.click()
  await expect(chat.lastReply).toHaveText('Assistant: Later.')

  await ask()
  await expect(chat.typing).toBeAttached()
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await axeFindings(page, '#chat-panel'), `at ${viewport.width} pixels`).toEqual([])
  }
})

test('leaving the tab does not mix the conversations', async ({ page, chat }) => {
  await page.clock.install()
  const answer = await chat.provideLater()
  await openWithKey(chat)
  await chat.say('For the AI')
  await chat.tab('Quick answers').click()
  await expect(chat.input).toBeEnabled()
  await expect(chat.typing).toHaveCount(0)
  await chat.say('news')
  await page.clock.runFor(2000)
  await chat.tab('Ask AI').click()
  await answer('From the AI')
  await expect(chat.messages).toHaveText([/^Assistant/, 'You: For the AI', /From the AI$/])
  await chat.tab('Quick answers').click()
  await expect(chat.messages).toHaveText([/^Assistant/, 'You: news', /^Assistant/])
  await expect(chat.log).not.toContainText('AI')
})

const noText =
  "I apologize, but I'm having trouble generating a response right now. Please try again."
const callFailed =
  "I'm having trouble connecting to the AI service. Please check your API key or try again later."

// provider.test.ts has the ways in which a call fails.
test('shows a reply as it came, and says what went wrong', async ({ page, chat }) => {
  await openWithKey(chat)
  const hostile =
    '<img src=x onerror="document.title=1"><script>document.title=1</script></p> [x](javascript:1)'
  await expectReply(chat, saying(hostile), hostile)
  await expect(chat.lastReply.locator('a, img, script')).toHaveCount(0)
  await expect(page).not.toHaveTitle('1')
  await expectReply(chat, (route) => route.abort(), callFailed)
  await expect(chat.input).toBeEnabled()
  await expectReply(chat, saying(''), noText)
})
