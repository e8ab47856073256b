import { expect, type Page } from '@playwright/test'
import { quickAsks, quickFallback, quickRules } from '#content/model/chat.ts'
import { companyPath, menuCompany } from './a-company.ts'
import type { Chat } from './chat.ts'
import { test } from './fixtures.ts'
import { boxOf } from './page-parts.ts'
import { desktop, openAtStoppedClock, openPage, phone } from './window.ts'

test.use({ viewport: desktop })

/** The answer to a keyword, as it is shown. */
function answerTo(keyword: string): string {
  const rule = quickRules.find(({ keywords }) => keywords.some((word) => word === keyword))
  return rule?.answer.text ?? ''
}

/** Opens the chat with a stopped clock and waits for React, without which messages are only queued. */
async function openChatAtStoppedClock(chat: Chat, path: string): Promise<void> {
  await openAtStoppedClock(chat.page, path)
  await chat.open()
  await chat.ready()
}

/** Makes `Math.random()` always return `value`. */
async function fixChance(page: Page, value: number): Promise<void> {
  await page.evaluate((fixed) => {
    Math.random = () => fixed
  }, value)
}

/** Says something, runs the clock over the longest delay and expects one reply. */
async function ask(chat: Chat, text: string): Promise<void> {
  const count = await chat.replies.count()
  await chat.say(text)
  // The file of best answers comes in its own time.
  await expect(async () => {
    await chat.page.clock.runFor(2000)
    await expect(chat.replies).toHaveCount(count + 1, { timeout: 500 })
  }).toPass()
}

test('offers its topics until something is asked', async ({ page, chat }) => {
  await openAtStoppedClock(page, '/cookies')
  await chat.open()
  const asks = chat.panel.getByRole('list', { name: quickAsks.heading }).getByRole('button')
  await expect(asks).toHaveText(quickAsks.topics)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    // The whole greeting must be readable above them.
    await expect(chat.messages.first()).toBeInViewport({ ratio: 1 })
  }
  const topic = quickAsks.topics[0] ?? ''
  // The click is queued until React has hydrated the panel.
  await asks.first().click()
  await expect(chat.messages.last()).toHaveText(`You: ${topic}`)
  await expect(asks).toHaveCount(0)
  await expect(chat.log).toBeFocused()
  await page.clock.runFor(2000)
  await expect(chat.lastReply).toContainText(answerTo(topic.toLowerCase()))
})

test('greets, and replies when it is time', async ({ page, chat }) => {
  // A page without lazy pictures, which would show up among the requests.
  await openChatAtStoppedClock(chat, '/cookies')
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  // It begins with one greeting.
  await expect(chat.messages).toHaveCount(1)
  await expect(chat.replies).toHaveCount(1)

  // Screen readers read what comes, not what is there already.
  for (const name of ['Quick answers', 'Ask AI', 'Quick answers'] as const) {
    await chat.tab(name).click()
    await expect(chat.log).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(100)
    await expect(chat.log).toHaveAttribute('aria-live', 'polite')
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=log][aria-live=polite]')).toHaveCount(0)
  await chat.open()
  await expect(chat.log).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(100)
  await expect(chat.log).toHaveAttribute('aria-live', 'polite')

  for (const [chance, delay] of [
    [0, 1000],
    [0.5, 1500],
    [0.9999, 2000],
  ] as const) {
    await test.step(`after ${delay} ms when chance says ${chance}`, async () => {
      const count = await chat.replies.count()
      await fixChance(page, chance)
      await chat.say('Services')
      await expect(chat.messages.last()).toHaveText('You: Services')
      await expect(chat.input).toHaveValue('')
      await expect(chat.input).toBeEnabled()
      await expect(chat.typing).toBeAttached()
      await page.clock.runFor(delay - 1)
      await expect(chat.replies).toHaveCount(count)
      await expect(chat.typing).toBeAttached()
      await page.clock.runFor(1)
      await expect(chat.replies).toHaveCount(count + 1)
      // So that a screen reader reads sender and text as one sentence, then the links.
      await expect(chat.lastReply.getByRole('paragraph')).toHaveText(
        `Assistant: ${answerTo('services')}`,
      )
      await expect(chat.typing).toHaveCount(0)
      await expect(chat.lastReply.getByRole('link').first()).toHaveAttribute('href', '/services')
    })
  }

  // Replies come in the order of the questions.
  const count = await chat.replies.count()
  await fixChance(page, 0.9999)
  await chat.say(menuCompany.name)
  await fixChance(page, 0)
  await chat.say('news')
  await page.clock.runFor(1900)
  await expect(chat.replies).toHaveCount(count)
  await page.clock.runFor(200)
  await expect(chat.replies).toHaveCount(count + 2)
  await expect(chat.replies.nth(count)).toContainText(answerTo(menuCompany.id))
  await expect(chat.replies.nth(count + 1)).toContainText(answerTo('news'))

  // A reply comes while the panel is closed.
  await chat.say('services')
  await chat.input.press('Escape')
  await expect(chat.panel).toBeHidden()
  await page.clock.runFor(2000)
  await chat.launcher.click()
  await expect(chat.lastReply).toContainText(answerTo('services'))

  // Replies address a visitor who has given a name.
  for (const [text, reply] of [
    ['I am Ada', 'Assistant: Nice to meet you, Ada'],
    ['services', 'Assistant: Ada, '],
  ] as const) {
    await ask(chat, text)
    await expect(chat.lastReply).toContainText(reply)
  }

  const paths = requests.map((url) => new URL(url).pathname)
  expect([...new Set(paths)], 'the file of best answers alone is fetched').toEqual(['/find.json'])
})

test('sends what is typed, as text', async ({ chat }) => {
  await openChatAtStoppedClock(chat, '/cookies')

  // No blank message.
  await expect(chat.send).toBeDisabled()
  for (const blank of ['', '   ', '\n \t\n', '\u200b\u2060\ufeff', '\u202e\u00ad']) {
    await chat.say(blank)
    await expect(chat.send).toBeDisabled()
  }
  await expect(chat.messages).toHaveCount(1)

  // Enter sends, Shift+Enter makes a line.
  await chat.input.fill('one')
  await chat.input.press('Shift+Enter')
  await chat.input.pressSequentially('two')
  await expect(chat.input).toHaveValue('one\ntwo')
  await chat.send.click()
  await expect(chat.messages.nth(1)).toHaveText('You: one two')
  await expect(chat.input).toHaveValue('')

  // Enter that picks a word of an input method is not for us.
  await chat.input.fill('two')
  for (const own of [{ isComposing: true }, { keyCode: 229 }]) {
    const ignored = await chat.input.evaluate(
      (field, init) =>
        field.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'Enter',
            bubbles: true,
            cancelable: true,
            ...init,
          }),
        ),
      own,
    )
    expect(ignored, JSON.stringify(own)).toBe(true)
  }
  await expect(chat.input).toHaveValue('two')
  await expect(chat.messages).toHaveCount(2)

  // The button leaves the focus in the input.
  await chat.send.press('Enter')
  await expect(chat.messages).toHaveCount(3)
  await expect(chat.input).toBeFocused()
  await expect(chat.send).toBeDisabled()

  // No markup.
  const hostile =
    '<img src=x onerror="window.hit=1"><script>window.hit=1</script> [a](javascript:1)'
  await chat.say(hostile)
  await expect(chat.messages.nth(3)).toHaveText(`You: ${hostile}`)
  await expect(chat.messages.nth(3).locator('img, script, a')).toHaveCount(0)
})

test('long messages stay in the panel', async ({ page, chat }) => {
  await page.setViewportSize(phone)
  await openChatAtStoppedClock(chat, '/cookies')
  for (const text of ['x'.repeat(20_000), 'contact '.repeat(2500)]) {
    await ask(chat, text)
    expect(await boxOf(chat.panel)).toMatchObject({ height: 500 })
    await expect(chat.input).toBeInViewport({ ratio: 1 })
    const sideways = await chat.log.evaluate((it) => it.scrollWidth - it.clientWidth)
    expect(sideways).toBe(0)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)

  // One is cut to what a message may have, and it says so.
  const limit = Number(await chat.input.getAttribute('maxlength'))
  expect(limit).toBeGreaterThanOrEqual(10_000)
  const said = chat.panel.getByRole('status').getByText(limit.toLocaleString('en'))
  await expect(said).toHaveCount(0)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), `hi${'!'.repeat(50_000)}`)
  await page.keyboard.press('ControlOrMeta+v')
  await expect(said).toBeVisible()
  await chat.input.fill('')
  await expect(said).toHaveCount(0)

  // A growing input keeps the latest in view.
  for (const text of ['line\n'.repeat(20), 'xyzzy']) await ask(chat, text)
  const link = chat.lastReply.getByRole('link').last()
  await expect(link).toBeInViewport({ ratio: 1 })
  await chat.input.fill('one\ntwo\nthree\nfour\nfive')
  await expect(link).toBeInViewport({ ratio: 1 })
})

test('survives a change of page, not a reload', async ({ page, chat }) => {
  await openChatAtStoppedClock(chat, '/')
  await ask(chat, menuCompany.name)
  await expect(chat.lastReply).toContainText(answerTo(menuCompany.id))
  await chat.lastReply.getByRole('link').first().click()
  await expect(page).toHaveURL(companyPath(menuCompany.id))
  await expect(chat.lastReply).toContainText(answerTo(menuCompany.id))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(chat.messages).toHaveCount(3)
  await openPage(page, '/careers')
  await chat.open()
  await expect(chat.messages).toHaveCount(1)
})

test('scrolls to the last message, at once for visitors who asked for less motion', async ({
  page,
  chat,
}) => {
  await page.addInitScript(() => {
    const scrollTo = Element.prototype.scrollTo
    Element.prototype.scrollTo = function (this: Element, ...options: unknown[]) {
      document.documentElement.dataset.scrolled = JSON.stringify(options[0])
      Reflect.apply(scrollTo, this, options)
    }
  })
  await openChatAtStoppedClock(chat, '/cookies')
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    for (const text of ['services\n'.repeat(20), 'projects\n'.repeat(20), 'news'])
      await ask(chat, text)
    await expect(chat.lastReply).toBeInViewport()
    await expect
      .poll(() => chat.log.evaluate((it) => it.scrollHeight - it.clientHeight - it.scrollTop))
      .toBeLessThanOrEqual(1)
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', new RegExp(behavior))
  }
})

test('leads to the page that answers, and asks nobody else', async ({ page, chat }) => {
  await chat.openOn()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) foreign.push(request.url())
  })
  // A rule answers beside the point; what is asked stands under it, first.
  await chat.say('Is this job offer real? They want me to pay 20000 naira')
  await expect(chat.replies).toHaveCount(2)
  await expect(chat.lastReply).toContainText(answerTo('hi'))
  await expect(chat.lastReply.getByRole('link').first()).toHaveAttribute('href', '/verify')
  for (const [question, href] of [
    ['Who builds pipelines?', '/subsidiaries/techrich'],
    ['How many trees did you plant?', '/sustainability'],
    ['Do you have an annual report?', '/annual-report.pdf'],
  ] as const) {
    const count = await chat.replies.count()
    await chat.say(question)
    await expect(chat.replies).toHaveCount(count + 1)
    await expect(chat.lastReply).toContainText(quickFallback.text)
    await expect(chat.lastReply.locator(`a[href^="${href}"]`), question).not.toHaveCount(0)
  }
  expect(foreign).toEqual([])
})
