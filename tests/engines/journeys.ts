import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { z } from 'zod'
import { caseStudies } from '#content/model/case-studies.ts'
import { quickRules } from '#content/model/chat.ts'
import { companies } from '#content/model/companies.ts'
import { group } from '#content/model/group.ts'
import { mainMenu, quickLinks } from '#content/model/navigation.ts'
import { articles } from '#content/model/news.ts'
import { allPages } from '#content/model/pages.ts'
import { storedFrom } from '../browser/inbox-store.ts'
import { sheetsIn, squeezed } from '../browser/printed-sheets.ts'
import { desktop, phone } from '../browser/window.ts'
import type { Wanted } from './look.ts'
import type { Journeys } from './play.ts'
import type { Visitor } from './visitor.ts'

const menuArea = 'nav[aria-label="Main"]'
const menuButton: Wanted = { role: 'button', name: 'Menu' }
/** The first section of the menu that has links of its own. */
const section = required(mainMenu.find((item) => 'links' in item && !item.companies))
const sectionButton: Wanted = { role: 'button', name: section.label, inside: menuArea }
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
      const links = await visitor.see({ role: 'link', inside: menuArea })
      return links.some(({ href }) => href === firstLink.href)
    })
    .toBe(shown)
}

const searchDialog: Wanted = { role: 'dialog', name: 'Search' }
const searchbox: Wanted = { role: 'searchbox', inside: 'dialog' }

const chatArea = 'section[aria-label="Chat"]'
const chatPanel: Wanted = { role: 'dialog', name: `${group.name} AI Assistant` }
const chatOpener: Wanted = { role: 'button', name: 'Open chat assistant' }
const message: Wanted = { role: 'textbox', name: 'Message', inside: chatArea }

const sent = 'Message sent successfully!'
const send: Wanted = { role: 'button', name: 'Send Message' }
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

const everywhere: Journeys = {
  'a menu opens by the mouse, and Escape closes it': async (visitor) => {
    await visitor.open('/cookies', desktop)
    await visitor.press(sectionButton)
    await expectFirstLink(visitor, true)
    await visitor.key('Escape')
    await expectFirstLink(visitor, false)
  },

  'a menu opens, is entered and closes by the keys': async (visitor) => {
    await visitor.open('/cookies', desktop)
    for (let steps = 0; steps < 40; steps += 1) {
      const [button] = await visitor.see(sectionButton)
      if (button?.focused) break
      await visitor.key('Tab')
    }
    await visitor.expectFocus(sectionButton)
    await visitor.key('Enter')
    await expectFirstLink(visitor, true)
    await visitor.key('Tab')
    await expect
      .poll(async () => {
        const links = await visitor.see({ role: 'link', inside: menuArea })
        return links.find(({ focused }) => focused)?.href
      })
      .toBe(firstLink.href)
    await visitor.key('Escape')
    await expectFirstLink(visitor, false)
    await visitor.expectFocus(sectionButton)
  },

  "the phone's menu opens, and Escape closes it": async (visitor) => {
    await visitor.open('/cookies', phone)
    await visitor.expectHidden({ role: 'link', inside: menuArea })
    await visitor.press(menuButton)
    await visitor.press(sectionButton)
    await expectFirstLink(visitor, true)
    await visitor.key('Escape')
    await visitor.expectHidden({ role: 'link', inside: menuArea })
    await visitor.expectFocus(menuButton)
  },

  '"/" opens the search, which finds, and Escape closes it': async (visitor) => {
    const seller = required(companies.find(({ id }) => id === 'fatgas'))
    await visitor.open('/cookies', desktop)
    await visitor.type('/')
    await visitor.expectFocus(searchbox)
    await visitor.type('diesel')
    await expect
      .poll(async () => {
        const [first] = await visitor.see({ role: 'link', inside: 'dialog li' })
        return first?.href
      })
      .toBe(`/subsidiaries/${seller.id}`)
    // In Chromium and Firefox the first Escape empties the search field.
    await visitor.key('Escape')
    if ((await visitor.see(searchDialog)).length > 0) await visitor.key('Escape')
    await visitor.expectHidden(searchDialog)
  },

  'a press beside the search closes it': async (visitor) => {
    await visitor.open('/cookies', desktop)
    await visitor.press({ role: 'button', name: 'Search', inside: 'header' })
    await visitor.expectFocus(searchbox)
    await visitor.engine.point({ x: 8, y: 500 })
    await visitor.engine.click()
    await visitor.expectHidden(searchDialog)
  },

  'the contact form stays while it is empty, then sends': async (visitor) => {
    await visitor.open('/contact', phone)
    await visitor.press(send)
    await visitor.expectFocus({ role: 'textbox', name: 'Full Name', inside: 'main' })
    expect(await visitor.path()).toBe('/contact')

    const email = await write(visitor)
    // Before React is there, the browser would post the form.
    await expect
      .poll(() => visitor.engine.evaluate("document.querySelector('main [data-ready]') !== null"))
      .toBe(true)
    await visitor.press(send)
    await visitor.expectText({ role: 'status' }, sent)
    expect(storedFrom(email)).toMatchObject([{ kind: 'contact', fields: { name: 'Ada Obi' } }])
  },

  'five links and back, without a page loaded anew': async (visitor) => {
    await visitor.open('/', desktop)
    await visitor.engine.evaluate('(window.stays = true)')
    const way = ways.slice(0, 5)
    expect(way).toHaveLength(5)
    for (const { label, href, heading } of way) {
      await visitor.press({ role: 'link', name: label, inside: 'footer' }, readingMs)
      await visitor.expectPage(href, heading)
      await visitor.expectFocus({ role: 'heading 1', name: heading, inside: 'main' })
    }
    for (const { href, heading } of way.toReversed().slice(1)) {
      await visitor.engine.back()
      await visitor.expectPage(href, heading)
      await visitor.expectFocus({ role: 'heading 1', name: heading, inside: 'main' })
    }
    expect(await visitor.engine.evaluate('window.stays === true'), 'no page was loaded anew').toBe(
      true,
    )
  },
}

/** Journeys in current browsers. */
export const everyday: Journeys = {
  ...everywhere,
  'the chat opens, answers, and Escape closes it': async (visitor) => {
    const rule = required(quickRules[0])
    await visitor.open('/cookies', desktop)
    await visitor.expectHidden(chatPanel)
    await visitor.press(chatOpener)
    await visitor.expectFocus(message)
    await visitor.type(required(rule.keywords[0]))
    await visitor.key('Enter')
    await visitor.expectText({ role: 'log' }, rule.answer.text)
    await visitor.key('Escape')
    await visitor.expectHidden(chatPanel)
    await visitor.expectFocus(chatOpener)
  },
}

/** Journeys in a browser without the Popover API. */
export const withoutPopovers: Journeys = {
  ...everywhere,
  'a link to Contact stands in place of the chat': async (visitor) => {
    await visitor.open('/cookies', phone)
    expect(await visitor.see(chatPanel)).toEqual([])
    expect(await visitor.see(chatOpener)).toEqual([])
    await visitor.press({ role: 'link', name: 'Contact', inside: chatArea })
    await visitor.expectPage('/contact', required(pages.get('/contact')))
  },
}

/** Journeys without script, in the old Chromium, which lacks `@media (scripting)`. */
export const withoutScript: Journeys = {
  'the menu can be reached without script': async (visitor) => {
    await visitor.open('/cookies', phone, { script: false })
    await visitor.press({ role: 'link', name: 'Menu' })
    await expectFirstLink(visitor, true)
  },

  'the case studies are open without script': async (visitor) => {
    await visitor.open('/case-studies', phone, { script: false })
    const details = await visitor.see({ role: 'heading 4', inside: 'article' })
    expect(details).toHaveLength(caseStudies.length * 4)
  },

  'the contact form posts without script': async (visitor) => {
    await visitor.open('/contact', phone, { script: false })
    const email = await write(visitor)
    await visitor.press(send)
    await visitor.expectText({ role: 'main' }, sent)
    expect(storedFrom(email)).toMatchObject([{ kind: 'contact', fields: { name: 'Ada Obi' } }])
  },
}

/** Journeys in engines that can print (`Engine.print`). */
export const printing: Journeys = {
  'an article prints in one column': async (visitor) => {
    const article = required(articles()[0])
    await visitor.open(`/news/${article.id}`, desktop)
    await visitor.engine.evaluate(plainFont)
    const paragraphs = z
      .array(z.string())
      .min(1)
      .parse(
        await visitor.engine.evaluate(
          "[...document.querySelectorAll('.article-body > p')].map((each) => each.innerText)",
        ),
      )
    const sheets = await sheetsIn(required(await visitor.engine.print?.()))
    const lines = sheets.flatMap((sheet) => sheet.lines)
    const begins = paragraphs.map((paragraph) => {
      const begin = squeezed(paragraph).slice(0, 24)
      return lines.find(({ text }) => text.startsWith(begin))?.left
    })
    expect(begins, 'each paragraph begins a line, all at the same edge').toEqual(
      begins.map(() => expect.closeTo(begins[0] ?? Number.NaN, 0)),
    )
    for (const sheet of sheets) expect(sheet.lines, 'no page is empty').not.toEqual([])
  },
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the content has nothing to test with')
  return value
}
