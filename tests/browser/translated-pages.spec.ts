import { expect, type Page } from '@playwright/test'
import { emails, topics } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import { company } from './a-company.ts'
import { applyPath, opening } from './an-opening.ts'
import { providerUrl, saying } from './chat.ts'
import { test } from './fixtures.ts'
import { application, failed, message, resumeFile, sentField, stored } from './forms.ts'
import { holdIslands } from './held-back.ts'
import { completeRun } from './walked-pages.ts'
import { desktop, stopClock } from './window.ts'

// A translator removes text nodes that React has created or will look for. It leaves visible text in
// capitals here, so these tests match texts in any case.
test.use({ viewport: desktop })

type Moment = 'before' | 'after' | 'always'

/** When the page is translated: before an island hydrates, after it, or continuously. */
const moments: readonly Moment[] = completeRun ? ['before', 'after', 'always'] : ['always']

/**
 * Simulates a browser's translator: replaces every text node with two nested `font` elements, as Chrome's
 * does, with capitals as the translation. With `always` it goes on with text that is added.
 */
async function translate(page: Page, moment: Moment): Promise<void> {
  await page.evaluate((goesOn) => {
    const untouched = 'font, script, style, noscript, textarea, svg, [translate="no"]'

    function translateIn(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node)
      }
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(untouched)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(text.data.toUpperCase())
        outer.append(inner)
        text.replaceWith(outer)
      }
    }

    translateIn(document.body)
    if (!goesOn) return
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  }, moment === 'always')
}

/** Simulates an extension, such as a password manager, that adds an element after every field. */
async function decorateFields(page: Page): Promise<void> {
  await page.evaluate(() => {
    function decorate() {
      for (const field of document.querySelectorAll('input, textarea')) {
        if (field.nextElementSibling?.localName === 'password-manager') continue
        field.after(document.createElement('password-manager'))
      }
    }
    decorate()
    new MutationObserver(decorate).observe(document, { childList: true, subtree: true })
  })
}

/**
 * Opens a page at each moment of translation, `before` also with an extension that decorates its fields.
 * Islands are held back until `wake` is done, and the first has hydrated when `use` begins.
 *
 * Fails on uncaught errors, such as React's when its own nodes are gone. Not on its report that the markup
 * was another (https://react.dev/errors/418): it renders the island anew, and what was typed is restored.
 */
async function atEveryMoment(
  page: Page,
  path: string,
  { wake, use }: Record<'wake' | 'use', () => Promise<void>>,
): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!message.includes('#418')) errors.push(message)
  })
  for (const moment of moments) {
    await test.step(moment, async () => {
      const release = await holdIslands(page)
      await page.goto(path)
      if (moment === 'before') await decorateFields(page)
      if (moment !== 'after') await translate(page, moment)
      await wake()
      release()
      await page.locator('astro-island[data-ready]').first().waitFor({ state: 'attached' })
      if (moment === 'after') await translate(page, moment)
      await use()
      expect(errors).toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

const [topic] = topics
if (!topic) throw new Error('content has no topic to test')

test('contact keeps what was typed, corrects and sends', async ({ page, form }) => {
  const correction = page.getByRole('main').getByText('Email is not an address.')
  const failure = page.getByRole('alert').getByText('everything you typed')
  const written = { ...message, Subject: topic.subject, Message: 'We build a plant.' }
  await stopClock(page)
  await atEveryMoment(page, `/contact?topic=${topic.id}`, {
    async wake() {
      await form.fill({ 'Full Name': written['Full Name'], Email: written.Email })
      await form.field('Message').pressSequentially('We a plant.')
      for (const _ of 'a plant.') await page.keyboard.press('ArrowLeft')
    },
    async use() {
      const invalid = failed('invalid', { fields: { email: 'Email is not an address.' } })
      const received = await form.inbox(invalid, stored)
      await expect(form.field('Message')).toBeFocused()
      await page.keyboard.type('build ')
      await form.expectFilled(written)

      // What the inbox corrects stands at the field.
      await form.send.dblclick()
      await form.passBusyTime()
      await expect(failure).toBeVisible()
      await expect(correction).toBeVisible()
      await expect(form.field('Email')).toBeFocused()
      await form.field('Email').fill('ada@mail.example.org')
      await expect(correction).toHaveCount(0)
      await page.getByRole('button', { name: 'Close' }).first().click()
      await expect(failure).toHaveCount(0)

      // The message is sent, once.
      await form.field('Email').press('Enter')
      await form.passBusyTime()
      const toast = page.getByRole('status').getByText('Message sent successfully!')
      await expect(toast).toBeVisible()
      await expect(form.send).toBeEnabled()
      await expect(form.field('Message')).toHaveValue('')
      expect(received).toHaveLength(2)
      expect(sentField(received[1], 'message')).toBe(written.Message)
      expect(sentField(received[1], 'subject')).toBe(topic.subject)
    },
  })
})

test('an application keeps its position and its file', async ({ page, form }) => {
  const refusal = page.getByRole('alert').getByText('PDF, DOC or DOCX')
  await stopClock(page)
  await atEveryMoment(page, applyPath, {
    wake: () => form.fillApplication(),
    async use() {
      const received = await form.inbox(stored)
      await form.expectFilled({ ...application, Position: opening.title })
      await expect(form.field('Position')).not.toBeEditable()
      await expect(page.getByText(resumeFile.name)).toBeVisible()

      // A refused file can be chosen anew.
      await form.field('Resume').setInputFiles({ ...resumeFile, name: 'cv.exe' })
      await expect(refusal).toBeVisible()
      await form.field('Resume').setInputFiles({ ...resumeFile, name: 'other.pdf' })
      await expect(refusal).toHaveCount(0)
      await expect(page.getByText('other.pdf')).toBeVisible()

      await form.submit.click()
      await form.passBusyTime()
      await expect(page).toHaveURL('/careers')
      await expect(page.getByText('Application Submitted Successfully!')).toBeVisible()
      expect(received).toHaveLength(1)
      expect(sentField(received[0], 'position')).toBe(opening.title)
      expect(received[0]?.postData()).toContain('filename="other.pdf"')
    },
  })
})

test('the newsletter keeps the address and sends it', async ({ page, form, newsletter }) => {
  const { address, button, status, alert } = newsletter
  await atEveryMoment(page, '/qhsse', {
    wake: () => address.fill('ada@mail.example'),
    async use() {
      await form.inbox(failed('unavailable'), stored)
      await address.press('Enter')
      await expect(alert.getByText('You are not subscribed yet.')).toBeVisible()
      await expect(address).toHaveValue('ada@mail.example')
      await button.click()
      await expect(status.getByText('check your e-mail')).toBeVisible()
      await expect(alert.getByText('not subscribed')).toHaveCount(0)
      await expect(address).toHaveValue('')

      // The same on the next page.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
      await expect(page).toHaveURL('/careers')
      await address.fill('eze@mail.example')
      await button.click()
      await expect(address).toHaveValue('')
    },
  })
})

test('the chat opens, answers, takes a key and closes', async ({ page, chat }) => {
  /** Runs the clock over the typing delay and expects that many messages in all. */
  const expectAnswered = async (messages: number) => {
    await expect(chat.typing).toBeVisible()
    await page.clock.runFor(2000)
    await expect(chat.messages).toHaveCount(messages)
  }
  await stopClock(page)
  await atEveryMoment(page, '/cookies', {
    async wake() {
      await chat.open()
      await page.keyboard.type('services')
      await page.keyboard.press('Enter')
    },
    async use() {
      await expect(chat.input).toBeFocused()
      await expect(chat.input).toHaveValue('')
      await expectAnswered(3)
      await page.keyboard.press('Escape')
      await expect(chat.panel).toBeHidden()
      await expect(chat.launcher).toBeFocused()
      await page.keyboard.press('Space')
      await expect(chat.input).toBeFocused()

      // It answers on the next page, too.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
      await expect(page).toHaveURL('/careers')
      await chat.say('contact')
      await expectAnswered(5)

      // A key is taken and forgotten.
      await chat.provide(saying('From the provider.'))
      await chat.tab('Ask AI').click()
      await chat.enterKey('sk-1')
      const asked = page.waitForRequest(providerUrl)
      await chat.say('Hello?')
      expect((await asked).headers().authorization).toBe('Bearer sk-1')
      await expect(chat.log.getByText('From the provider.')).toBeVisible()
      await chat.panel.getByRole('button', { name: 'Forget key' }).click()
      await expect(chat.keyField).toBeVisible()
      await chat.panel.getByRole('button', { name: /^close$/i }).click()
      await expect(chat.panel).toBeHidden()
    },
  })
})

test('the search opens by key and button, finds and closes', async ({ page, search }) => {
  const { dialog, searchbox, status, results } = search
  await atEveryMoment(page, '/cookies', {
    async wake() {
      await page.keyboard.press('/')
      await expect(searchbox).toBeFocused()
      await page.keyboard.type(company.name)
    },
    async use() {
      await expect(searchbox).toBeFocused()
      await expect(searchbox).toHaveValue(company.name)
      await expect(status.getByText('result')).toBeAttached()
      for (const query of ['gas', 'power', 'gas power']) {
        await searchbox.fill(query)
        const marked = new RegExp(`^(${query.replace(' ', '|')})`, 'i')
        await expect(dialog.locator('mark').first()).toHaveText(marked)
      }
      await searchbox.fill('xyzzyx')
      await expect(dialog.getByText('“xyzzyx”')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await search.open()
      await searchbox.fill(company.name)
      await results.first().click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.keyboard.press('/')
      await expect(searchbox).toBeFocused()
    },
  })
})

test('the page of the search answers', async ({ page }) => {
  const main = page.getByRole('main')
  await atEveryMoment(page, `/search?q=${company.name}`, {
    wake: async () => {},
    async use() {
      await expect(main.getByText('results for').first()).toBeVisible()
      await expect(main.getByRole('link', { name: company.name }).first()).toBeVisible()
    },
  })
})

test('Is it really us? answers', async ({ page }) => {
  const { form, answers } = pageText('/verify')
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const entry = page.getByRole('textbox', { name: form.label })
  const answer = page.getByRole('main').getByRole('status')
  await page.goto('/verify')
  await translate(page, 'always')
  for (const [typed, title] of [
    [emails.general.address, answers.listed.title],
    [`${emails.general.address}.evil.com`, answers.lookalike.title],
  ] as const) {
    await entry.fill(typed)
    await entry.press('Enter')
    await expect(answer.getByText(title)).toBeVisible()
  }
  expect(errors).toEqual([])
})
