import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerPageFile, answerSlots } from '#contract/answer-page.ts'
import { escaped } from './escape-html.ts'

export type AnswerPage = {
  title: string
  /** What happened and what to do. */
  text: string
  /** Fields to mend, and how. */
  items?: { label: string; text: string }[]
  back: { href: string; label: string }
  /** One button that posts one value, to confirm or to unsubscribe. */
  action?: { href: string; label: string; field: { name: string; value: string } }
}

/** Without a built page: says the same, plainly. */
const plainPage = `<!DOCTYPE html>
<html lang="en-NG"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Your form</title></head>
<body><main><h1 data-slot="title">Your form</h1><p data-slot="text"></p>
<ul data-slot="items"><li><b data-slot="item-label"></b> <span data-slot="item-text"></span></li></ul>
<form data-slot="action" method="post" action="/"><input type="hidden" name="field" value="value"><button type="submit">Send</button></form>
<a data-slot="back" href="/">Home</a></main></body></html>
`

/**
 * Reads the page that answers forms sent without script (product decision 6), once, at start.
 *
 * @param siteFolder the sealed build; one that lacks the page gets a plain one
 * @returns fills the page in; every text is shown as text, whatever it holds
 * @throws when the built page lacks a slot of contract/answer-page.ts
 */
export async function loadAnswerPage(siteFolder: string): Promise<(content: AnswerPage) => string> {
  const file = join(siteFolder, answerPageFile)
  const page = existsSync(file) ? await readFile(file, 'utf8') : plainPage
  for (const slot of Object.values(answerSlots)) {
    if (!slotPattern(slot).test(page)) throw new Error(`${answerPageFile} has no slot "${slot}"`)
  }
  return (content) => filled(page, content)
}

function filled(page: string, content: AnswerPage): string {
  const { title, text, items = [], back, action } = content
  const placeholder = slotPattern(answerSlots.title).exec(page)?.[3] ?? ''
  const titled = page.replace(/<title>[^<]*/, (tag) =>
    tag.replace(placeholder, () => escaped(title)),
  )
  const fills: Record<string, Fill> = {
    [answerSlots.title]: ({ tag, end }) => tag + escaped(title) + end,
    [answerSlots.text]: ({ tag, end }) => tag + escaped(text) + end,
    [answerSlots.items]: ({ tag, inside, end }) =>
      items.length > 0 ? tag + items.map((item) => entry(inside, item)).join('') + end : '',
    [answerSlots.action]: ({ tag, inside, end }) =>
      action ? withAttribute(tag, 'action', action.href) + button(inside, action) + end : '',
    [answerSlots.back]: ({ tag, end }) =>
      withAttribute(tag, 'href', back.href) + escaped(back.label) + end,
  }
  return Object.entries(fills).reduce((html, [name, fill]) => withSlot(html, name, fill), titled)
}

/** A slot's element as it stands in the page, and what to put in its place. */
type Fill = (slot: { tag: string; inside: string; end: string }) => string

/** A slot never holds an element of its own kind, so its end is the next end tag of that kind. */
function slotPattern(name: string): RegExp {
  return new RegExp(`(<(\\w+)\\b[^>]* data-slot="${name}"[^>]*>)(.*?)(</\\2>)`, 's')
}

function withSlot(html: string, name: string, fill: Fill): string {
  return html.replace(
    slotPattern(name),
    (_slot, tag: string, _kind: string, inside: string, end: string) => fill({ tag, inside, end }),
  )
}

function entry(template: string, { label, text }: { label: string; text: string }): string {
  const labelled = withSlot(
    template,
    answerSlots.itemLabel,
    ({ tag, end }) => tag + escaped(label) + end,
  )
  return withSlot(labelled, answerSlots.itemText, ({ tag, end }) => tag + escaped(text) + end)
}

/** The inside of the form: its one hidden field and its one button. */
function button(inside: string, { label, field }: NonNullable<AnswerPage['action']>): string {
  return inside
    .replace(/<input[^<>]*>/, (tag) =>
      withAttribute(withAttribute(tag, 'name', field.name), 'value', field.value),
    )
    .replace(/(<button[^<>]*>)[^<]*/, (_button, tag: string) => tag + escaped(label))
}

function withAttribute(tag: string, name: string, value: string): string {
  return tag.replace(new RegExp(` ${name}="[^"]*"`), () => ` ${name}="${escaped(value)}"`)
}
