import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import { wrongPlaceholders } from '#contract/answer-page.ts'
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
 * Reads the page that answers forms sent without script (spec 7), with its placeholders.
 *
 * @param file the build's contract/answer-page.ts; where there is none, the page is a plain one
 * @throws when the page lacks a placeholder, or has one that nothing fills
 */
export async function loadAnswerPage(file: string | undefined): Promise<string> {
  if (file === undefined || !existsSync(file)) return plainPage
  const page = await readFile(file, 'utf8')
  const wrong = wrongPlaceholders(page)
  if (wrong.length > 0) throw new Error(`${file}: lacks, or cannot fill, ${wrong.join(', ')}`)
  return page
}

/** The page with its placeholders filled in: every value is shown as text, whatever it holds. */
export function answerHtml(page: string, content: AnswerPage): string {
  const { title, text, items = [], back, action } = content
  const own = { title, text, backHref: back.href, backLabel: back.label }
  const [head, list, afterList] = parted(page, 'items')
  const [listStart, item, listEnd] = parted(list, 'item')
  const [between, form, foot] = parted(afterList, 'action')
  const entries = items.map((each) => filled(item, each))
  const field = action && { fieldName: action.field.name, fieldValue: action.field.value }
  return [
    filled(head, own),
    ...(entries.length > 0 ? [listStart, ...entries, listEnd] : []),
    filled(between, own),
    action ? filled(form, { href: action.href, label: action.label, ...field }) : '',
    filled(foot, own),
  ].join('')
}

/** What stands before `{{#name}}`, from there to `{{/name}}`, and behind that. */
function parted(html: string, name: string): [string, string, string] {
  const [before = '', rest = ''] = html.split(`{{#${name}}}`)
  const [part = '', after = ''] = rest.split(`{{/${name}}}`)
  return [before, part, after]
}

function filled(html: string, texts: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_, name) => escaped(texts[name] ?? ''))
}

/** The page of a server without a build says the same, plainly; nothing is loaded or run. */
const plainPage =
  '<!DOCTYPE html>\n<html lang="en-NG"><head><meta charset="utf-8">' +
  '<meta http-equiv="Content-Security-Policy" ' +
  `content="default-src 'none'; form-action 'self'; base-uri 'none'">` +
  '<meta name="robots" content="noindex"><title>{{title}}</title></head>\n' +
  '<body><main><h1>{{title}}</h1><p>{{text}}</p>' +
  '{{#items}}<ul>{{#item}}<li><b>{{label}}</b> {{text}}</li>{{/item}}</ul>{{/items}}' +
  '{{#action}}<form method="post" action="{{href}}">' +
  '<input type="hidden" name="{{fieldName}}" value="{{fieldValue}}">' +
  '<button type="submit">{{label}}</button></form>{{/action}}' +
  '<a href="{{backHref}}">{{backLabel}}</a></main></body></html>\n'

/** Sends a page of ours. It is about one request, so nobody keeps it. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}
