import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { z } from 'zod'
import { quickRules } from '#content/model/chat.ts'
import { companies } from '#content/model/companies.ts'
import { group } from '#content/model/group.ts'
import { mainMenu, quickLinks } from '#content/model/navigation.ts'
import { articles } from '#content/model/news.ts'
import { allPages } from '#content/model/pages.ts'
import { caseStudies, serviceAreas } from '#content/model/records.ts'
import { storedFrom } from '../browser/inbox-store.ts'
import { sheetsIn, squeezed } from '../browser/printed-sheets.ts'
import { desktop, phone } from '../browser/window.ts'
import type { Size } from './browser.ts'
import type { Target } from './find-elements.ts'
import type { Visitor } from './visitor.ts'

/** What a visitor does on one page of a browser. */
export type Journey = {
  path: string
  size: Size
  script: boolean
  steps: (visitor: Visitor) => Promise<void>
}

function on(path: string, size: Size, steps: Journey['steps'], { script = true } = {}): Journey {
  return { path, size, script, steps }
}

const menuArea = 'nav[aria-label="Main"]'
const menuButton: Target = { role: 'button', name: 'Menu' }
/** The first section of the menu that has links of its own. */
const section = required(mainMenu.find((item) => 'links' in item && !item.companies))
const sectionButton: Target = { role: 'button', name: section.label, inside: menuArea }
const firstLink = required('links' in section ? section.links[0] : undefined)

/** Headings of all pages by path; `ways` are the footer's links. */
const pages = new Map(allPages().map(([path, { heading }]) => [path, heading]))
const ways = quickLinks.flatMap(({ label, href }) => {
  const heading = pages.get(href)
  return heading ? [{ label, href, heading }] : []
})

/** Milliseconds for which the pointer rests on a link before the click: the page is prefetched. */
const readingMs = 300

async function expectFirstLink(visitor: Visitor, shown: boolean): Promise<void> {
  await expect
    .poll(async () => {
      const links = await visitor.find({ role: 'link', inside: menuArea })
      return links.some(({ href }) => href === firstLink.href)
    })
    .toBe(shown)
}

const searchDialog: Target = { role: 'dialog', name: 'Search' }
const searchbox: Target = { role: 'searchbox', inside: 'dialog' }

const chatArea = 'section[aria-label="Chat"]'
const chatPanel: Target = { role: 'dialog', name: `${group.name} AI Assistant` }
const chatOpener: Target = { role: 'button', name: 'Open chat assistant' }
const message: Target = { role: 'textbox', name: 'Message', inside: chatArea }

const sent = 'Message sent successfully!'
const send: Target = { role: 'button', name: 'Send Message' }
const written = { 'Full Name': 'Ada Obi', Subject: 'Gas', Message: 'One line and another' }

async function write(visitor: Visitor): Promise<string> {
  const email = `${randomUUID()}@mail.example`
  for (const [name, text] of Object.entries({ ...written, Email: email })) {
    await visitor.fill({ role: 'textbox', name, inside: 'main' }, text)
  }
  return email
}

/** Firefox prints text in a variable font as outlines, from which the PDF's text cannot be read. */
const plainFont = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { font: 12pt sans-serif !important; font-variant-ligatures: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
})()`

const lastArea = required(serviceAreas.at(-1))

const everywhere: Record<string, Journey> = {
  'a shared link is opened at the place that it names': on(
    `/services#${lastArea.id}`,
    desktop,
    async (visitor) => {
      const top = `document.getElementById('${lastArea.id}').getBoundingClientRect().top`
      await expect.poll(() => visitor.page.evaluate(`Math.round(${top})`)).toBe(120)
    },
  ),

  'a menu opens by the mouse, and Escape closes it': on('/cookies', desktop, async (visitor) => {
    await visitor.press(sectionButton)
    await expectFirstLink(visitor, true)
    await visitor.page.keyboard.press('Escape')
    await expectFirstLink(visitor, false)
  }),

  'a menu opens, is entered and closes by the keys': on('/cookies', desktop, async (visitor) => {
    for (let steps = 0; steps < 40; steps += 1) {
      const [button] = await visitor.find(sectionButton)
      if (button?.focused) break
      await visitor.page.keyboard.press('Tab')
    }
    await visitor.expectFocus(sectionButton)
    await visitor.page.keyboard.press('Enter')
    await expectFirstLink(visitor, true)
    await visitor.page.keyboard.press('Tab')
    await expect
      .poll(async () => {
        const links = await visitor.find({ role: 'link', inside: menuArea })
        return links.find(({ focused }) => focused)?.href
      })
      .toBe(firstLink.href)
    await visitor.page.keyboard.press('Escape')
    await expectFirstLink(visitor, false)
    await visitor.expectFocus(sectionButton)
  }),

  "the phone's menu opens, and Escape closes it": on('/cookies', phone, async (visitor) => {
    await visitor.expectHidden({ role: 'link', inside: menuArea })
    await visitor.press(menuButton)
    await visitor.press(sectionButton)
    await expectFirstLink(visitor, true)
    await visitor.page.keyboard.press('Escape')
    await visitor.expectHidden({ role: 'link', inside: menuArea })
    await visitor.expectFocus(menuButton)
  }),

  '"/" opens the search, which finds, and Escape closes it': on(
    '/cookies',
    desktop,
    async (visitor) => {
      const seller = required(companies.find(({ id }) => id === 'fatgas'))
      await visitor.page.keyboard.type('/')
      await visitor.expectFocus(searchbox)
      await visitor.page.keyboard.type('diesel')
      await expect
        .poll(async () => {
          const [first] = await visitor.find({ role: 'link', inside: 'dialog li' })
          return first?.href
        })
        .toBe(`/subsidiaries/${seller.id}`)
      // In Chromium and Firefox the first Escape empties the search field.
      await visitor.page.keyboard.press('Escape')
      if ((await visitor.find(searchDialog)).length > 0) await visitor.page.keyboard.press('Escape')
      await visitor.expectHidden(searchDialog)
    },
  ),

  'a press beside the search closes it': on('/cookies', desktop, async (visitor) => {
    await visitor.press({ role: 'button', name: 'Search', inside: 'header' })
    await visitor.expectFocus(searchbox)
    await visitor.page.mouse.click(8, 500)
    await visitor.expectHidden(searchDialog)
  }),

  'the contact form stays while it is empty, then sends': on('/contact', phone, async (visitor) => {
    await visitor.press(send)
    await visitor.expectFocus({ role: 'textbox', name: 'Full Name', inside: 'main' })
    expect(await visitor.page.evaluate('location.pathname')).toBe('/contact')

    const email = await write(visitor)
    // Before React is there, the browser would post the form.
    await expect
      .poll(() => visitor.page.evaluate("document.querySelector('main [data-ready]') !== null"))
      .toBe(true)
    await visitor.press(send)
    await visitor.expectText({ role: 'status' }, sent)
    expect(storedFrom(email)).toMatchObject([{ kind: 'contact', fields: { name: 'Ada Obi' } }])
  }),

  'five links and back, without a page loaded anew': on('/', desktop, async (visitor) => {
    await visitor.page.evaluate('(window.stays = true)')
    const way = ways.slice(0, 5)
    expect(way).toHaveLength(5)
    for (const { label, href, heading } of way) {
      await visitor.press({ role: 'link', name: label, inside: 'footer' }, readingMs)
      await visitor.expectPage(href, heading)
      await visitor.expectFocus({ role: 'heading 1', name: heading, inside: 'main' })
    }
    for (const { href, heading } of way.toReversed().slice(1)) {
      await visitor.page.goBack()
      await visitor.expectPage(href, heading)
      await visitor.expectFocus({ role: 'heading 1', name: heading, inside: 'main' })
    }
    expect(await visitor.page.evaluate('window.stays === true'), 'no page was loaded anew').toBe(
      true,
    )
  }),
}

/** Journeys in current browsers. */
export const everyday: Record<string, Journey> = {
  ...everywhere,
  'the chat opens, answers, and Escape closes it': on('/cookies', desktop, async (visitor) => {
    const rule = required(quickRules[0])
    await visitor.expectHidden(chatPanel)
    await visitor.press(chatOpener)
    await visitor.expectFocus(message)
    await visitor.page.keyboard.type(required(rule.keywords[0]))
    await visitor.page.keyboard.press('Enter')
    await visitor.expectText({ role: 'log' }, rule.answer.text)
    await visitor.page.keyboard.press('Escape')
    await visitor.expectHidden(chatPanel)
    await visitor.expectFocus(chatOpener)
  }),
}

/** Journeys in a browser without the Popover API. */
export const withoutPopovers: Record<string, Journey> = {
  ...everywhere,
  'a link to Contact stands in place of the chat': on('/cookies', phone, async (visitor) => {
    expect(await visitor.find(chatOpener)).toEqual([])
    await visitor.page.keyboard.press('Escape')
    await visitor.press({ role: 'link', name: 'Contact', inside: chatArea })
    await visitor.expectPage('/contact', required(pages.get('/contact')))
    expect(await visitor.find(chatPanel)).toEqual([])
  }),
}

/** Journeys without script, in the old Chromium, which lacks `@media (scripting)`. */
export const withoutScript: Record<string, Journey> = {
  'the menu can be reached without script': on(
    '/cookies',
    phone,
    async (visitor) => {
      await visitor.press({ role: 'link', name: 'Menu' })
      await expectFirstLink(visitor, true)
    },
    { script: false },
  ),

  'the case studies are open without script': on(
    '/case-studies',
    phone,
    async (visitor) => {
      const details = await visitor.find({ role: 'heading 4', inside: 'article' })
      expect(details).toHaveLength(caseStudies.length * 4)
    },
    { script: false },
  ),

  'the contact form posts without script': on(
    '/contact',
    phone,
    async (visitor) => {
      const email = await write(visitor)
      await visitor.press(send)
      await visitor.expectText({ role: 'main' }, sent)
      expect(storedFrom(email)).toMatchObject([{ kind: 'contact', fields: { name: 'Ada Obi' } }])
    },
    { script: false },
  ),
}

const article = required(articles()[0])

/** Journeys in browsers whose driver can print. */
export const printing: Record<string, Journey> = {
  'an article prints in one column': on(`/news/${article.id}`, desktop, async (visitor) => {
    await visitor.page.evaluate(plainFont)
    const paragraphs = z
      .array(z.string())
      .min(1)
      .parse(
        await visitor.page.evaluate(
          "[...document.querySelectorAll('.article-body > p')].map((each) => each.innerText)",
        ),
      )
    const sheets = await sheetsIn(required(await visitor.page.pdf?.()))
    const lines = sheets.flatMap((sheet) => sheet.lines)
    const begins = paragraphs.map((paragraph) => {
      const begin = squeezed(paragraph).slice(0, 24)
      return lines.find(({ text }) => text.startsWith(begin))?.left
    })
    expect(begins, 'each paragraph begins a line, all at the same edge').toEqual(
      begins.map(() => expect.closeTo(begins[0] ?? Number.NaN, 0)),
    )
    for (const sheet of sheets) expect(sheet.lines, 'no page is empty').not.toEqual([])
  }),
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the content has nothing to test with')
  return value
}
