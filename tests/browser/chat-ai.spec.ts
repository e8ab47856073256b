import AxeBuilder from '@axe-core/playwright'
import { expect, type Route, test } from '@playwright/test'
import { aiPrompts, aiRules } from '#content/model/chat.ts'
import {
  input,
  lastReply,
  launcher,
  log,
  messages,
  openChat,
  panel,
  replies,
  say,
  sendButton,
  tab,
  typing,
} from './chat.ts'
import { enterKey, keyField, openAskAi, provide, provideLater, saying } from './chat-provider.ts'
import { saveData } from './held-back.ts'
import { openPage } from './open-page.ts'
import { desktop, phone } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  // What other islands fetch ahead is not the chat's.
  await saveData(page)
  // A page without pictures that come later.
  await openPage(page, '/cookies')
})

const failures = {
  noText: "I apologize, but I'm having trouble generating a response right now. Please try again.",
  callFailed:
    "I'm having trouble connecting to the AI service. Please check your API key or try again later.",
  other: "I apologize, but I'm experiencing technical difficulties. Please try again.",
}

test('asks for a key in a yellow prompt, as a password', async ({ page }) => {
  await openAskAi(page)
  await expect(keyField(page)).toHaveAttribute('type', 'password')
  const colour = await keyField(page).evaluate((field) => {
    const form = field.closest('form')
    return form ? getComputedStyle(form).backgroundColor : ''
  })
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number)
  expect(Math.min(red, green), colour).toBeGreaterThan(blue * 1.1)
})

test('answers by itself without a key, and calls nobody', async ({ page }) => {
  await openAskAi(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const { keywords, answer } of aiRules) {
    for (const keyword of keywords) {
      await say(page, `Your ${keyword.toUpperCase()}?`)
      await expect(lastReply(page)).toContainText(answer.text)
    }
  }
  const prompts = aiPrompts.map(({ text }) => text)
  for (const [chance, prompt] of [0, 0.5, 0.99].map((c, index) => [c, prompts[index]] as const)) {
    await page.evaluate((fixed) => {
      Math.random = () => fixed
    }, chance)
    await say(page, 'xyzzy')
    await expect(lastReply(page)).toContainText(prompt ?? '')
  }
  expect(requests).toEqual([])
})

test('asks the provider with exactly the payload of the specification', async ({ page }) => {
  const asked: Route[] = []
  await provide(page, (route) => {
    asked.push(route)
    return saying('We do **gas**.')(route)
  })
  await openAskAi(page)
  await enterKey(page, 'sk-one')
  await say(page, 'What do you do?')
  await expect(lastReply(page)).toHaveText('Assistant: We do **gas**.')
  await say(page, 'And more?')
  await expect(replies(page)).toHaveCount(3)
  const requests = asked.map((route) => route.request())
  expect(requests.map((request) => request.method())).toEqual(['POST', 'POST'])
  expect(await requests[0]?.headerValue('authorization')).toBe('Bearer sk-one')
  expect(requests.map((request) => request.postDataJSON())).toEqual(
    ['What do you do?', 'And more?'].map((content) => ({
      model: 'gpt-4',
      messages: [
        { role: 'system', content: expect.stringContaining('Exprich Group') },
        { role: 'user', content },
      ],
      max_tokens: 300,
      temperature: 0.7,
    })),
  )
})

test('waits for the reply with input and button at rest, the focus kept', async ({ page }) => {
  const answer = await provideLater(page)
  await openAskAi(page)
  await enterKey(page, 'sk-one')
  await expect(input(page)).toBeFocused()
  await expect(sendButton(page)).toBeDisabled()
  await say(page, 'Hello?')
  await expect(input(page)).toBeDisabled()
  await expect(sendButton(page)).toBeDisabled()
  await expect(typing(page)).toBeAttached()
  await expect(log(page)).toBeFocused()
  await answer('Here.')
  await expect(lastReply(page)).toHaveText('Assistant: Here.')
  await expect(typing(page)).toHaveCount(0)
  await expect(input(page)).toBeEnabled()
  await expect(input(page)).toBeFocused()
})

for (const viewport of [phone, desktop]) {
  test(`axe finds nothing while a reply is pending, at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await provideLater(page)
    await openAskAi(page)
    await enterKey(page, 'sk-one')
    await say(page, 'Hello?')
    await expect(typing(page)).toBeAttached()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
  })
}

test('a reply does not take the focus from the page', async ({ page }) => {
  const answer = await provideLater(page)
  await openAskAi(page)
  await enterKey(page, 'sk-one')
  await say(page, 'Hello?')
  const box = page.getByRole('contentinfo').getByRole('textbox')
  await box.focus()
  await answer('Here.')
  await expect(lastReply(page)).toHaveText('Assistant: Here.')
  await expect(box).toBeFocused()
})

test('closing does not lose the reply', async ({ page }) => {
  const answer = await provideLater(page)
  await openAskAi(page)
  await enterKey(page, 'sk-one')
  await say(page, 'Hello?')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await answer('Here.')
  await launcher(page).click()
  await expect(lastReply(page)).toHaveText('Assistant: Here.')
})

test('leaving the tab does not mix the conversations', async ({ page }) => {
  const answer = await provideLater(page)
  await openAskAi(page)
  await enterKey(page, 'sk-one')
  await say(page, 'For the AI')
  await tab(page, 'Quick answers').click()
  await expect(input(page)).toBeEnabled()
  await expect(typing(page)).toHaveCount(0)
  await say(page, 'news')
  await tab(page, 'Ask AI').click()
  await answer('From the AI')
  await expect(messages(page)).toHaveText([/^Assistant/, 'You: For the AI', /From the AI$/])
  await tab(page, 'Quick answers').click()
  await expect(messages(page)).toHaveText([/^Assistant/, 'You: news', /^Assistant/])
  await expect(log(page)).not.toContainText('AI')
})

for (const hostile of [
  '<img src=x onerror="document.title=1"><script>document.title=1</script>',
  '[press me](javascript:alert(1)) ![x](https://elsewhere.example/x.png)',
  '</p></div><a href="https://elsewhere.example">&lt;go&gt;</a>',
  '{"text":"x","links":[{"label":"go","href":"https://elsewhere.example"}]}',
]) {
  test(`shows as typed: ${hostile.slice(0, 30)}`, async ({ page }) => {
    await provide(page, saying(hostile))
    await openAskAi(page)
    await enterKey(page, 'sk-one')
    await say(page, 'Hello?')
    await expect(lastReply(page)).toHaveText(`Assistant: ${hostile}`)
    await expect(lastReply(page).locator('a, img, script')).toHaveCount(0)
    await expect(page).not.toHaveTitle('1')
  })
}

test('holds a reply of 20,000 characters', async ({ page }) => {
  await provide(page, saying('x'.repeat(20_000)))
  await openAskAi(page)
  await enterKey(page, 'sk-one')
  await say(page, 'Hello?')
  await expect(replies(page)).toHaveCount(2)
  expect(await log(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
})

test.describe('says what went wrong', () => {
  const failing: [string, (route: Route) => unknown][] = [
    ['the network fails', (route) => route.abort()],
    ['the key is wrong', (route) => route.fulfill({ status: 401, json: { error: {} } })],
    ['the provider breaks', (route) => route.fulfill({ status: 500, body: '' })],
    ['the answer is no JSON', (route) => route.fulfill({ body: '<h1>Login</h1>' })],
    [
      'the provider refuses this origin',
      (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': 'https://elsewhere.example' },
          json: { choices: [{ message: { content: 'Hello' } }] },
        }),
    ],
  ]
  for (const [situation, answer] of failing) {
    test(`when ${situation}`, async ({ page }) => {
      await provide(page, answer)
      await openAskAi(page)
      await enterKey(page, 'sk-one')
      await say(page, 'Hello?')
      await expect(lastReply(page)).toHaveText(`Assistant: ${failures.callFailed}`)
      await expect(input(page)).toBeEnabled()
    })
  }

  test('when the provider takes too long', async ({ page }) => {
    await provide(page, () => undefined)
    await page.evaluate(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (limit) => timeout(limit === 30_000 ? 200 : limit)
    })
    await openAskAi(page)
    await enterKey(page, 'sk-one')
    await say(page, 'Hello?')
    await expect(lastReply(page)).toHaveText(`Assistant: ${failures.callFailed}`)
  })

  for (const content of ['', '  ', null, 7]) {
    test(`when the reply is ${JSON.stringify(content)}`, async ({ page }) => {
      await provide(page, saying(content))
      await openAskAi(page)
      await enterKey(page, 'sk-one')
      await say(page, 'Hello?')
      await expect(lastReply(page)).toHaveText(`Assistant: ${failures.noText}`)
    })
  }

  test('when it is our own mistake', async ({ page }) => {
    await provide(page, saying('Hello'))
    await openAskAi(page)
    await enterKey(page, 'sk-one')
    // What reads the answer breaks.
    await page.evaluate(() => {
      Object.getOwnPropertyDescriptor = () => {
        throw new Error('broken')
      }
    })
    await say(page, 'Hello?')
    await expect(lastReply(page)).toHaveText(`Assistant: ${failures.other}`)
    await expect(input(page)).toBeEnabled()
  })
})

test('its conversation survives a change of page, not a reload', async ({ page }) => {
  await provide(page, saying('Here.'))
  await openAskAi(page)
  await enterKey(page, 'sk-one')
  await say(page, 'Hello?')
  await expect(replies(page)).toHaveCount(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await say(page, 'Still there?')
  await expect(replies(page)).toHaveCount(3)
  await openPage(page, '/careers')
  await openChat(page)
  await tab(page, 'Ask AI').click()
  await expect(messages(page)).toHaveCount(1)
  await expect(keyField(page)).toHaveValue('')
})
