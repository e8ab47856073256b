import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type AnswerTemplate, answerTemplateSchema, type Segments } from '#contract/answer-page.ts'
import { escaped } from '#contract/markup.ts'

export type AnswerPage = {
  title: string
  /** What happened and what to do. */
  text: string
  /** Fields to correct, and how. */
  items?: { label: string; text: string }[]
  back: { href: string; label: string }
  /** One button that posts one value, to confirm or to unsubscribe. */
  action?: { href: string; label: string; field: { name: string; value: string } }
}

/**
 * Reads the template of the page that answers forms sent without script (spec 7).
 *
 * @param file the build's contract/answer-page.ts; where there is none, the page is a plain one
 * @throws when the file is not such a template
 */
export async function loadAnswerTemplate(file: string | undefined): Promise<AnswerTemplate> {
  if (file === undefined || !existsSync(file)) return plainAnswerTemplate
  return answerTemplateSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** The page with its slots filled in: every value is shown as text, whatever it holds. */
export function answerHtml(template: AnswerTemplate, content: AnswerPage): string {
  const { title, text, items = [], back, action } = content
  return filled(template.page, {
    title: escaped(title),
    text: escaped(text),
    items: items.length > 0 ? itemsHtml(template, items) : '',
    action: action ? actionHtml(template, action) : '',
    backHref: escaped(back.href),
    backLabel: escaped(back.label),
  })
}

function itemsHtml(template: AnswerTemplate, items: NonNullable<AnswerPage['items']>): string {
  const entries = items.map(({ label, text }) =>
    filled(template.item, { label: escaped(label), text: escaped(text) }),
  )
  return filled(template.items, { item: entries.join('') })
}

function actionHtml(template: AnswerTemplate, action: NonNullable<AnswerPage['action']>): string {
  return filled(template.action, {
    href: escaped(action.href),
    fieldName: escaped(action.field.name),
    fieldValue: escaped(action.field.value),
    label: escaped(action.label),
  })
}

/** @param values HTML for each slot */
function filled<Slot extends string>(
  segments: Segments<Slot>,
  values: Readonly<Record<Slot, string>>,
): string {
  return segments.map((part) => (typeof part === 'string' ? part : values[part.slot])).join('')
}

/** Nothing is loaded or run; its one form posts to ourselves. */
const plainPolicy = "default-src 'none'; form-action 'self'; base-uri 'none'"

/** The answer page of a server without a build: says the same, plainly. */
const plainAnswerTemplate: AnswerTemplate = {
  policy: plainPolicy,
  page: [
    '<!DOCTYPE html>\n<html lang="en-NG"><head><meta charset="utf-8">' +
      `<meta http-equiv="Content-Security-Policy" content="${plainPolicy}">` +
      '<meta name="robots" content="noindex"><title>',
    { slot: 'title' },
    '</title></head>\n<body><main><h1>',
    { slot: 'title' },
    '</h1><p>',
    { slot: 'text' },
    '</p>',
    { slot: 'items' },
    { slot: 'action' },
    '<a href="',
    { slot: 'backHref' },
    '">',
    { slot: 'backLabel' },
    '</a></main></body></html>\n',
  ],
  items: ['<ul>', { slot: 'item' }, '</ul>'],
  item: ['<li><b>', { slot: 'label' }, '</b> ', { slot: 'text' }, '</li>'],
  action: [
    '<form method="post" action="',
    { slot: 'href' },
    '"><input type="hidden" name="',
    { slot: 'fieldName' },
    '" value="',
    { slot: 'fieldValue' },
    '"><button type="submit">',
    { slot: 'label' },
    '</button></form>',
  ],
}
