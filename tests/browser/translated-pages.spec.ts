import { expect, type Page } from '@playwright/test'
import { emails, topics } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'
import { company } from './a-company.ts'
import { applyPath, opening } from './an-opening.ts'
import { provide, providerUrl, saying } from './chat.ts'
import { failed, fakeInbox, passBusyTime, sentField, stored } from './forms.ts'
import { holdIslands } from './held-back.ts'
import { completeRun } from './walked-pages.ts'
import { desktop, stopClock, test } from './window.ts'

// A translator removes text nodes that React has created or will look for. It leaves visible text in
// capitals here, so these tests match by strings, which Playwright compares case-insensitively.
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
 * Collects uncaught errors, such as React's when its own nodes are gone. Not its report that the markup
 * was another (https://react.dev/errors/418): it renders the island anew, and what was typed is restored.
 */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!message.includes('#418')) errors.push(message)
  })
  return errors
}

/** What a visitor does before hydration (`wake`) and after it (`use`). */
type Use = Record<'wake' | 'use', (page: Page) => Promise<void>>

/**
 * Tests a page with each moment of translation, `before` also with an extension that decorates its fields.
 * Islands are held back until `wake` is done, and the first has hydrated when `use` begins.
 *
 * @param clock `stands` (stopped) where a form is busy for a while, or the chat shows that it types
 */
function atEveryMoment(name: string, path: string, clock: 'stands' | 'goes', visit: Use): void {
  test(name, async ({ page }) => {
    const errors = errorsOf(page)
    if (clock === 'stands') await stopClock(page)
    for (const moment of moments) {
      await test.step(moment, async () => {
        const release = await holdIslands(page)
        await page.goto(path)
        if (moment === 'before') await decorateFields(page)
        if (moment !== 'after') await translate(page, moment)
        await visit.wake(page)
        release()
        await page.locator('astro-island[data-ready]').first().waitFor({ state: 'attached' })
        if (moment === 'after') await translate(page, moment)
        await visit.use(page)
        expect(errors).toEqual([])
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }
  })
}

const field = (page: Page, label: string) => page.getByLabel(label)
const button = (page: Page, name: string) => page.getByRole('button', { name })

const [topic] = topics
if (!topic) throw new Error('content has no topic to test')
const correction = 'Email is not an address.'

atEveryMoment(
  'contact keeps what was typed, corrects and sends',
  `/contact?topic=${topic.id}`,
  'stands',
  {
    async wake(page) {
      await field(page, 'Full Name').fill('Ada Obi')
      await field(page, 'Email').fill('ada@mail.example')
      await field(page, 'Message').pressSequentially('We a plant.')
      for (const _ of 'a plant.') await page.keyboard.press('ArrowLeft')
    },
    async use(page) {
      const received = await fakeInbox(
        page,
        failed('invalid', { fields: { email: correction } }),
        stored,
      )
      await expect(field(page, 'Message')).toBeFocused()
      await page.keyboard.type('build ')
      await expect(field(page, 'Full Name')).toHaveValue('Ada Obi')
      await expect(field(page, 'Email')).toHaveValue('ada@mail.example')
      await expect(field(page, 'Subject')).toHaveValue(topic.subject)
      await expect(field(page, 'Message')).toHaveValue('We build a plant.')

      await test.step('what the inbox corrects stands at the field', async () => {
        await button(page, 'Send Message').dblclick()
        await passBusyTime(page)
        await expect(page.getByRole('alert').getByText('everything you typed')).toBeVisible()
        await expect(page.getByRole('main').getByText(correction)).toBeVisible()
        await expect(field(page, 'Email')).toBeFocused()
        await field(page, 'Email').fill('ada@mail.example.org')
        await expect(page.getByRole('main').getByText(correction)).toHaveCount(0)
        await button(page, 'Close').first().click()
        await expect(page.getByRole('alert').getByText('everything you typed')).toHaveCount(0)
      })

      await test.step('the message is sent, once', async () => {
        await field(page, 'Email').press('Enter')
        await passBusyTime(page)
        const toast = page
          .getByRole('status')
          .getByText("Message sent successfully! We'll be in touch soon.")
        await expect(toast).toBeVisible()
        await expect(button(page, 'Send Message')).toBeEnabled()
        await expect(field(page, 'Message')).toHaveValue('')
        expect(received).toHaveLength(2)
        expect(sentField(received[1], 'message')).toBe('We build a plant.')
        expect(sentField(received[1], 'subject')).toBe(topic.subject)
      })
    },
  },
)

atEveryMoment('an application keeps its position and its file', applyPath, 'stands', {
  async wake(page) {
    for (const [label, value] of Object.entries({
      'Full Name': 'Ada Obi',
      Email: 'ada@mail.example',
      Phone: '+2348000000000',
      Experience: '5 years',
      Education: 'B.Eng.',
    })) {
      await field(page, label).fill(value)
    }
    await field(page, 'Resume').setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
    await field(page, 'Cover Letter').fill('I weld.')
  },
  async use(page) {
    const received = await fakeInbox(page, stored)
    await expect(field(page, 'Position')).toHaveValue(opening.title)
    await expect(field(page, 'Position')).not.toBeEditable()
    await expect(page.getByText('cv.pdf')).toBeVisible()

    await test.step('a refused file can be chosen anew', async () => {
      const file = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
      await field(page, 'Resume').setInputFiles({ ...file, name: 'cv.exe' })
      await expect(page.getByRole('alert').getByText('PDF, DOC or DOCX')).toBeVisible()
      await field(page, 'Resume').setInputFiles({ ...file, name: 'other.pdf' })
      await expect(page.getByRole('alert').getByText('PDF, DOC or DOCX')).toHaveCount(0)
      await expect(page.getByText('other.pdf')).toBeVisible()
    })

    await button(page, 'Submit Application').click()
    await passBusyTime(page)
    await expect(page).toHaveURL('/careers')
    await expect(page.getByText('Application Submitted Successfully!')).toBeVisible()
    expect(received).toHaveLength(1)
    expect(sentField(received[0], 'position')).toBe(opening.title)
    expect(sentField(received[0], 'fullName')).toBe('Ada Obi')
    expect(received[0]?.postData()).toContain('filename="other.pdf"')
  },
})

atEveryMoment('the newsletter keeps the address and sends it', '/qhsse', 'goes', {
  async wake(page) {
    await field(page, 'E-mail address').fill('ada@mail.example')
  },
  async use(page) {
    await fakeInbox(page, failed('unavailable'), stored)
    await field(page, 'E-mail address').press('Enter')
    const form = page.getByRole('form', { name: 'Group news by e-mail' })
    await expect(form.getByRole('alert').getByText('You are not subscribed yet.')).toBeVisible()
    await expect(field(page, 'E-mail address')).toHaveValue('ada@mail.example')
    await button(page, 'Subscribe').click()
    await expect(form.getByRole('status').getByText('check your e-mail')).toBeVisible()
    await expect(form.getByRole('alert').getByText('not subscribed')).toHaveCount(0)
    await expect(field(page, 'E-mail address')).toHaveValue('')
    await test.step('and on the next page', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
      await expect(page).toHaveURL('/careers')
      await field(page, 'E-mail address').fill('eze@mail.example')
      await button(page, 'Subscribe').click()
      await expect(field(page, 'E-mail address')).toHaveValue('')
    })
  },
})

const chat = (page: Page) => page.getByRole('dialog', { name: 'AI Assistant' })
const message = (page: Page) => chat(page).getByRole('textbox', { name: 'Message' })
const log = (page: Page) => chat(page).getByRole('log')

/** Runs the clock over the chat's typing delay and expects that many messages in all. */
async function expectAnswered(page: Page, messages: number): Promise<void> {
  await expect(log(page).getByText('typing')).toBeVisible()
  await page.clock.runFor(2000)
  await expect(log(page).locator('> div')).toHaveCount(messages)
}

atEveryMoment('the chat opens, answers, takes a key and closes', '/cookies', 'stands', {
  async wake(page) {
    await button(page, 'Open chat assistant').click()
    await expect(message(page)).toBeFocused()
    await page.keyboard.type('services')
    await page.keyboard.press('Enter')
  },
  async use(page) {
    await expect(chat(page)).toBeVisible()
    await expect(message(page)).toBeFocused()
    await expect(message(page)).toHaveValue('')
    await expectAnswered(page, 3)
    await page.keyboard.press('Escape')
    await expect(chat(page)).toBeHidden()
    await expect(button(page, 'Open chat assistant')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(message(page)).toBeFocused()

    await test.step('on the next page', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
      await expect(page).toHaveURL('/careers')
      await message(page).fill('contact')
      await message(page).press('Enter')
      await expectAnswered(page, 5)
    })

    await test.step('with a key', async () => {
      await provide(page, saying('From the provider.'))
      await chat(page).getByRole('tab', { name: 'Ask AI' }).click()
      await chat(page).getByLabel('OpenAI API key').fill('sk-1')
      await chat(page).getByRole('button', { name: 'Use key' }).click()
      const asked = page.waitForRequest(providerUrl)
      await message(page).fill('Hello?')
      await message(page).press('Enter')
      expect((await asked).headers().authorization).toBe('Bearer sk-1')
      await expect(log(page).getByText('From the provider.')).toBeVisible()
      await chat(page).getByRole('button', { name: 'Forget key' }).click()
      await expect(chat(page).getByLabel('OpenAI API key')).toBeVisible()
    })
    await chat(page)
      .getByRole('button', { name: 'Close', exact: true })
      .or(chat(page).getByRole('button', { name: 'CLOSE', exact: true }))
      .click()
    await expect(chat(page)).toBeHidden()
  },
})

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const searchbox = (page: Page) => search(page).getByRole('searchbox')
const hits = (page: Page) => search(page).getByRole('listitem').getByRole('link')

atEveryMoment('the search opens by key and button, finds and closes', '/cookies', 'goes', {
  async wake(page) {
    await page.keyboard.press('/')
    await expect(searchbox(page)).toBeFocused()
    await page.keyboard.type(company.name)
  },
  async use(page) {
    await expect(searchbox(page)).toBeFocused()
    await expect(searchbox(page)).toHaveValue(company.name)
    await expect(search(page).getByRole('status').getByText('result')).toBeAttached()
    for (const query of ['gas', 'power', 'gas power']) {
      await searchbox(page).fill(query)
      await expect(search(page).locator('mark').first()).toHaveText(
        new RegExp(`^(${query.split(' ').join('|')})`, 'i'),
      )
    }
    await searchbox(page).fill('xyzzyx')
    await expect(search(page).getByText('“xyzzyx”')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(search(page)).toHaveCount(0)
    await page.keyboard.press('/')
    await expect(searchbox(page)).toBeFocused()
    await expect(searchbox(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await searchbox(page).fill(company.name)
    await hits(page).first().click()
    await expect(search(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('/')
    await expect(searchbox(page)).toBeFocused()
  },
})

test('the page of the search answers', async ({ page }) => {
  const errors = errorsOf(page)
  for (const moment of moments) {
    await test.step(moment, async () => {
      const release = await holdIslands(page)
      await page.goto(`/search?q=${company.name}`)
      if (moment !== 'after') await translate(page, moment)
      release()
      const main = page.getByRole('main')
      await expect(main.getByText('results for').first()).toBeVisible()
      if (moment === 'after') await translate(page, moment)
      await expect(main.getByRole('link', { name: company.name }).first()).toBeVisible()
    })
  }
  expect(errors).toEqual([])
})

test('Is it really us? answers', async ({ page }) => {
  const { form, answers } = pageText('/verify')
  const errors = errorsOf(page)
  const entry = page.getByRole('textbox', { name: form.label })
  const answer = page.getByRole('main').getByRole('status')
  for (const moment of moments) {
    await test.step(moment, async () => {
      await page.goto('/verify')
      if (moment === 'after') await entry.press('Enter')
      await translate(page, moment)
      for (const [typed, title] of [
        [emails.general.address, answers.listed.title],
        [`${emails.general.address}.evil.com`, answers.lookalike.title],
      ] as const) {
        await entry.fill(typed)
        await entry.press('Enter')
        await expect(answer.getByText(title)).toBeVisible()
      }
    })
  }
  expect(errors).toEqual([])
})
