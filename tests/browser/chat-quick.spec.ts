import { expect, type Page } from '@playwright/test'
import { quickAsks, quickFallback, quickRules } from '#content/model/chat.ts'
import { companyPath, menuCompany } from './a-company.ts'
import {
  chatReady,
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
import { boxOf } from './page-parts.ts'
import { desktop, openAtStoppedClock, openPage, phone, test } from './window.ts'

test.use({ viewport: desktop })

/** The answer to a keyword, as it is shown. */
function answerTo(keyword: string): string {
  const rule = quickRules.find(({ keywords }) => keywords.some((word) => word === keyword))
  return rule?.answer.text ?? ''
}

/** Opens the chat with a stopped clock and waits for React, without which messages are only queued. */
async function openChatAtStoppedClock(page: Page, path: string): Promise<void> {
  await openAtStoppedClock(page, path)
  await openChat(page)
  await chatReady(page)
}

/** Makes `Math.random()` always return `value`. */
async function fixChance(page: Page, value: number): Promise<void> {
  await page.evaluate((fixed) => {
    Math.random = () => fixed
  }, value)
}

/** Says something, runs the clock over the longest delay and expects one reply. */
async function ask(page: Page, text: string): Promise<void> {
  const count = await replies(page).count()
  await say(page, text)
  // Before its first answer from the search, Pagefind waits for its WebAssembly by timers.
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(replies(page)).toHaveCount(count + 1, { timeout: 500 })
  }).toPass()
}

test('offers its topics until something is asked', async ({ page }) => {
  await openAtStoppedClock(page, '/cookies')
  await openChat(page)
  const asks = panel(page).getByRole('list', { name: quickAsks.heading }).getByRole('button')
  await expect(asks).toHaveText(quickAsks.topics)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    // The whole greeting must be readable above them.
    await expect(messages(page).first()).toBeInViewport({ ratio: 1 })
  }
  const topic = quickAsks.topics[0] ?? ''
  // The click is queued until React has hydrated the panel.
  await asks.first().click()
  await expect(messages(page).last()).toHaveText(`You: ${topic}`)
  await expect(asks).toHaveCount(0)
  await expect(log(page)).toBeFocused()
  await page.clock.runFor(2000)
  await expect(lastReply(page)).toContainText(answerTo(topic.toLowerCase()))
})

test('greets, and replies when it is time', async ({ page }) => {
  // A page without lazy pictures, which would show up among the requests.
  await openChatAtStoppedClock(page, '/cookies')
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await test.step('begins with one greeting', async () => {
    await expect(messages(page)).toHaveCount(1)
    await expect(replies(page)).toHaveCount(1)
  })

  await test.step('says aloud what comes, not what is there already', async () => {
    for (const name of ['Quick answers', 'Ask AI', 'Quick answers'] as const) {
      await tab(page, name).click()
      await expect(log(page)).toHaveAttribute('aria-live', 'off')
      await page.clock.runFor(100)
      await expect(log(page)).toHaveAttribute('aria-live', 'polite')
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('[role=log][aria-live=polite]')).toHaveCount(0)
    await openChat(page)
    await expect(log(page)).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(100)
    await expect(log(page)).toHaveAttribute('aria-live', 'polite')
  })

  for (const [chance, delay] of [
    [0, 1000],
    [0.5, 1500],
    [0.9999, 2000],
  ] as const) {
    await test.step(`after ${delay} ms when chance says ${chance}`, async () => {
      const count = await replies(page).count()
      await fixChance(page, chance)
      await say(page, 'Services')
      await expect(messages(page).last()).toHaveText('You: Services')
      await expect(input(page)).toHaveValue('')
      await expect(input(page)).toBeEnabled()
      await expect(typing(page)).toBeAttached()
      await page.clock.runFor(delay - 1)
      await expect(replies(page)).toHaveCount(count)
      await expect(typing(page)).toBeAttached()
      await page.clock.runFor(1)
      await expect(replies(page)).toHaveCount(count + 1)
      // So that a screen reader reads sender and text as one sentence, then the links.
      await expect(lastReply(page).getByRole('paragraph')).toHaveText(
        `Assistant: ${answerTo('services')}`,
      )
      await expect(typing(page)).toHaveCount(0)
      await expect(lastReply(page).getByRole('link').first()).toHaveAttribute('href', '/services')
    })
  }

  await test.step('in the order of the questions', async () => {
    const count = await replies(page).count()
    await fixChance(page, 0.9999)
    await say(page, menuCompany.name)
    await fixChance(page, 0)
    await say(page, 'news')
    await page.clock.runFor(1900)
    await expect(replies(page)).toHaveCount(count)
    await page.clock.runFor(200)
    await expect(replies(page)).toHaveCount(count + 2)
    await expect(replies(page).nth(count)).toContainText(answerTo(menuCompany.id))
    await expect(replies(page).nth(count + 1)).toContainText(answerTo('news'))
  })

  await test.step('while the panel is closed', async () => {
    await say(page, 'services')
    await input(page).press('Escape')
    await expect(panel(page)).toBeHidden()
    await page.clock.runFor(2000)
    await launcher(page).click()
    await expect(lastReply(page)).toContainText(answerTo('services'))
  })

  await test.step('to the name that was given', async () => {
    for (const [text, reply] of [
      ['I am Ada', 'Assistant: Nice to meet you, Ada'],
      ['services', 'Assistant: Ada, '],
    ] as const) {
      await ask(page, text)
      await expect(lastReply(page)).toContainText(reply)
    }
  })
  expect(requests, 'nothing is asked of the network').toEqual([])
})

test('sends what is typed, as text', async ({ page }) => {
  await openChatAtStoppedClock(page, '/cookies')
  await test.step('no blank message', async () => {
    await expect(sendButton(page)).toBeDisabled()
    for (const blank of ['', '   ', '\n \t\n', '\u200b\u2060\ufeff', '\u202e\u00ad']) {
      await say(page, blank)
      await expect(sendButton(page)).toBeDisabled()
    }
    await expect(messages(page)).toHaveCount(1)
  })

  await test.step('Enter sends, Shift+Enter makes a line', async () => {
    await input(page).fill('one')
    await input(page).press('Shift+Enter')
    await input(page).pressSequentially('two')
    await expect(input(page)).toHaveValue('one\ntwo')
    await sendButton(page).click()
    await expect(messages(page).nth(1)).toHaveText('You: one two')
    await expect(input(page)).toHaveValue('')
  })

  await test.step('Enter that picks a word of an input method is not for us', async () => {
    await input(page).fill('two')
    for (const own of [{ isComposing: true }, { keyCode: 229 }]) {
      const ignored = await input(page).evaluate(
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
    await expect(input(page)).toHaveValue('two')
    await expect(messages(page)).toHaveCount(2)
  })

  await test.step('the button leaves the focus in the input', async () => {
    await sendButton(page).press('Enter')
    await expect(messages(page)).toHaveCount(3)
    await expect(input(page)).toBeFocused()
    await expect(sendButton(page)).toBeDisabled()
  })

  await test.step('no markup', async () => {
    const hostile =
      '<img src=x onerror="window.hit=1"><script>window.hit=1</script> [a](javascript:1)'
    await say(page, hostile)
    await expect(messages(page).nth(3)).toHaveText(`You: ${hostile}`)
    await expect(messages(page).nth(3).locator('img, script, a')).toHaveCount(0)
  })
})

test('long messages stay in the panel', async ({ page }) => {
  await page.setViewportSize(phone)
  await openChatAtStoppedClock(page, '/cookies')
  for (const text of ['x'.repeat(20_000), 'contact '.repeat(2500)]) {
    await ask(page, text)
    expect(await boxOf(panel(page))).toMatchObject({ height: 500 })
    await expect(input(page)).toBeInViewport({ ratio: 1 })
    const sideways = await log(page).evaluate((it) => it.scrollWidth - it.clientWidth)
    expect(sideways).toBe(0)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)

  await test.step('one is cut to what a message may have, and it says so', async () => {
    const limit = Number(await input(page).getAttribute('maxlength'))
    expect(limit).toBeGreaterThanOrEqual(10_000)
    const said = panel(page).getByRole('status').getByText(limit.toLocaleString('en'))
    await expect(said).toHaveCount(0)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate((text) => navigator.clipboard.writeText(text), `hi${'!'.repeat(50_000)}`)
    await page.keyboard.press('ControlOrMeta+v')
    await expect(said).toBeVisible()
    await input(page).fill('')
    await expect(said).toHaveCount(0)
  })

  await test.step('a growing input keeps the latest in view', async () => {
    for (const text of ['line\n'.repeat(20), 'xyzzy']) await ask(page, text)
    const link = lastReply(page).getByRole('link').last()
    await expect(link).toBeInViewport({ ratio: 1 })
    await input(page).fill('one\ntwo\nthree\nfour\nfive')
    await expect(link).toBeInViewport({ ratio: 1 })
  })
})

test('survives a change of page, not a reload', async ({ page }) => {
  await openChatAtStoppedClock(page, '/')
  await ask(page, menuCompany.name)
  await expect(lastReply(page)).toContainText(answerTo(menuCompany.id))
  await lastReply(page).getByRole('link').first().click()
  await expect(page).toHaveURL(companyPath(menuCompany.id))
  await expect(lastReply(page)).toContainText(answerTo(menuCompany.id))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(messages(page)).toHaveCount(3)
  await openPage(page, '/careers')
  await openChat(page)
  await expect(messages(page)).toHaveCount(1)
})

test('scrolls to the last message, at once for visitors who asked for less motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const scrollTo = Element.prototype.scrollTo
    Element.prototype.scrollTo = function (this: Element, ...options: unknown[]) {
      document.documentElement.dataset.scrolled = JSON.stringify(options[0])
      Reflect.apply(scrollTo, this, options)
    }
  })
  await openChatAtStoppedClock(page, '/cookies')
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await test.step(`${behavior}, motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion })
      for (const text of ['services\n'.repeat(20), 'projects\n'.repeat(20), 'news'])
        await ask(page, text)
      await expect(lastReply(page)).toBeInViewport()
      await expect
        .poll(() => log(page).evaluate((it) => it.scrollHeight - it.clientHeight - it.scrollTop))
        .toBeLessThanOrEqual(1)
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', new RegExp(behavior))
    })
  }
})

test('leads where the search finds what no rule knows, and asks nobody else', async ({ page }) => {
  await openPage(page, '/cookies')
  await openChat(page)
  await chatReady(page)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) foreign.push(request.url())
  })
  for (const [question, href] of [
    ['Who builds pipelines?', '/subsidiaries/techrich'],
    ['How many trees did you plant?', '/sustainability'],
    ['Do you have an annual report?', '/annual-report.pdf'],
  ] as const) {
    const count = await replies(page).count()
    await say(page, question)
    await expect(replies(page)).toHaveCount(count + 1)
    await expect(lastReply(page)).toContainText(quickFallback.text)
    await expect(lastReply(page).locator(`a[href^="${href}"]`), question).not.toHaveCount(0)
  }
  expect(foreign).toEqual([])
})
