import { expect, type Page, type Route } from '@playwright/test'
import { aiPrompts, aiRules } from '#content/model/chat.ts'
import { group } from '#content/model/group.ts'
import { axeFindings } from './axe.ts'
import {
  enterKey,
  input,
  keyField,
  lastReply,
  launcher,
  log,
  messages,
  openAskAi,
  panel,
  provide,
  provideLater,
  replies,
  say,
  saying,
  sendButton,
  tab,
  typing,
} from './chat.ts'
import { desktop, openPage, phone, test } from './window.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  // A page without lazy pictures, which would show up among the requests.
  await openPage(page, '/cookies')
})

const failures = {
  noText: "I apologize, but I'm having trouble generating a response right now. Please try again.",
  callFailed:
    "I'm having trouble connecting to the AI service. Please check your API key or try again later.",
  other: "I apologize, but I'm experiencing technical difficulties. Please try again.",
}

async function openWithKey(page: Page): Promise<void> {
  await openAskAi(page)
  await enterKey(page, 'sk-one')
}

/** Asks a mocked provider and expects the panel to show `text`. */
async function expectReply(
  page: Page,
  answer: (route: Route) => unknown,
  text: string,
): Promise<void> {
  await provide(page, answer)
  const count = await replies(page).count()
  await say(page, 'Hello?')
  await expect(replies(page)).toHaveCount(count + 1)
  await expect(lastReply(page)).toHaveText(`Assistant: ${text}`)
}

test('without a key it asks for one, answers by itself and calls nobody', async ({ page }) => {
  await openAskAi(page)
  await test.step('a yellow prompt, for a password', async () => {
    await expect(keyField(page)).toHaveAttribute('type', 'password')
    const colour = await keyField(page).evaluate((field) => {
      const form = field.closest('form')
      return form ? getComputedStyle(form).backgroundColor : ''
    })
    const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number)
    expect(Math.min(red, green), colour).toBeGreaterThan(blue * 1.1)
  })

  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const [rule] = aiRules
  await test.step('what it knows', async () => {
    await say(page, `Your ${rule?.keywords[0]}?`)
    await expect(lastReply(page)).toContainText(rule?.answer.text ?? '')
  })
  const prompts = aiPrompts.map(({ text }) => text)
  for (const [chance, prompt] of [0, 0.5, 0.99].map((c, index) => [c, prompts[index]] as const)) {
    await test.step(`nothing that it knows, when chance says ${chance}`, async () => {
      await page.evaluate((fixed) => {
        Math.random = () => fixed
      }, chance)
      await say(page, 'xyzzy')
      await expect(lastReply(page)).toContainText(prompt ?? '')
    })
  }
  expect(requests).toEqual([])
})

// provider.test.ts has all of the payload.
test('asks the provider with the facts about the group, as text each time', async ({ page }) => {
  const asked: Route[] = []
  await provide(page, (route) => {
    asked.push(route)
    return saying('We do **gas**.')(route)
  })
  await openWithKey(page)
  await say(page, 'What do you do?')
  await expect(lastReply(page)).toHaveText('Assistant: We do **gas**.')
  expect(asked.map((route) => route.request().postDataJSON().messages)).toEqual([
    [
      { role: 'system', content: expect.stringContaining(group.name) },
      { role: 'user', content: 'What do you do?' },
    ],
  ])
})

test('while a reply is pending', async ({ page }) => {
  await openWithKey(page)
  await test.step('input and button are at rest, the focus is kept', async () => {
    const answer = await provideLater(page)
    await expect(input(page)).toBeFocused()
    await expect(sendButton(page)).toBeDisabled()
    await say(page, 'Hello?')
    await expect(input(page)).toBeDisabled()
    await expect(input(page)).not.toBeEditable()
    await expect(sendButton(page)).toBeDisabled()
    await expect(typing(page)).toHaveCount(1)
    await expect(input(page)).toBeFocused()
    await answer('Here.')
    await expect(lastReply(page)).toHaveText('Assistant: Here.')
    await expect(typing(page)).toHaveCount(0)
    await expect(input(page)).toBeEnabled()
    await expect(input(page)).toBeEditable()
    await expect(input(page)).toBeFocused()
  })

  await test.step('the key can be forgotten, and the focus is in the input', async () => {
    const answer = await provideLater(page)
    await say(page, 'Hello?')
    await panel(page).getByRole('button', { name: 'Forget key' }).press('Enter')
    await expect(input(page)).toBeFocused()
    await answer('Afterwards.')
    await expect(lastReply(page)).toHaveText('Assistant: Afterwards.')
    await enterKey(page, 'sk-two')
    await expect(input(page)).toBeFocused()
  })

  await test.step('the reply does not take the focus from the page', async () => {
    const answer = await provideLater(page)
    await say(page, 'Hello?')
    // A control beside the panel: focus on one that it covers would close it.
    const box = page.getByRole('banner').getByRole('button', { name: 'Search' })
    await box.focus()
    await answer('Elsewhere.')
    await expect(lastReply(page)).toHaveText('Assistant: Elsewhere.')
    await expect(box).toBeFocused()
  })

  await test.step('closing does not lose the reply', async () => {
    const answer = await provideLater(page)
    await say(page, 'Hello?')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await answer('Later.')
    await launcher(page).click()
    await expect(lastReply(page)).toHaveText('Assistant: Later.')
  })

  await provideLater(page)
  await say(page, 'Hello?')
  await expect(typing(page)).toBeAttached()
  for (const viewport of [phone, desktop]) {
    await test.step(`axe finds nothing, at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport)
      expect(await axeFindings(page, '#chat-panel')).toEqual([])
    })
  }
})

test('leaving the tab does not mix the conversations', async ({ page }) => {
  await page.clock.install()
  const answer = await provideLater(page)
  await openWithKey(page)
  await say(page, 'For the AI')
  await tab(page, 'Quick answers').click()
  await expect(input(page)).toBeEnabled()
  await expect(typing(page)).toHaveCount(0)
  await say(page, 'news')
  await page.clock.runFor(2000)
  await tab(page, 'Ask AI').click()
  await answer('From the AI')
  await expect(messages(page)).toHaveText([/^Assistant/, 'You: For the AI', /From the AI$/])
  await tab(page, 'Quick answers').click()
  await expect(messages(page)).toHaveText([/^Assistant/, 'You: news', /^Assistant/])
  await expect(log(page)).not.toContainText('AI')
})

test('shows a reply as it came', async ({ page }) => {
  await openWithKey(page)
  const hostile =
    '<img src=x onerror="document.title=1"><script>document.title=1</script></p> [x](javascript:1)'
  await expectReply(page, saying(hostile), hostile)
  await expect(lastReply(page).locator('a, img, script')).toHaveCount(0)
  await expect(page).not.toHaveTitle('1')
  await test.step('20,000 characters', async () => {
    const long = 'x'.repeat(20_000)
    await expectReply(page, saying(long), long)
    expect(await log(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  })
})

// provider.test.ts has the ways in which a call fails.
test('says what went wrong', async ({ page }) => {
  await openWithKey(page)
  await expectReply(page, (route) => route.abort(), failures.callFailed)
  await expect(input(page)).toBeEnabled()
  await expectReply(page, saying(''), failures.noText)

  await test.step('when it is our own mistake', async () => {
    await page.evaluate(() => {
      Object.defineProperty(window, 'AbortController', { value: undefined })
    })
    await expectReply(page, saying('Hello'), failures.other)
    await expect(input(page)).toBeEnabled()
  })
})
