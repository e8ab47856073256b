import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerPageFile } from '#contract/answer-page.ts'
import { policyIn } from '#server/site/file-policy.ts'
import { newFolder } from '../../tests/server/new-folder.ts'
import { type AnswerPage, answerHtml, loadAnswerPage } from './answer-page.ts'

/** As the build writes it: more around the placeholders than the plain one has. */
const built =
  '<title>{{title}} | Exprich Group</title><h1 class="a">{{title}}</h1><p class="b">{{text}}</p>' +
  '{{#items}}<ul class="c">{{#item}}<li><p>{{label}}</p><p>{{text}}</p></li>{{/item}}</ul>{{/items}}' +
  '{{#action}}<form method="post" action="{{href}}"><input type="hidden" name="{{fieldName}}" ' +
  'value="{{fieldValue}}"/><button>{{label}}</button></form>{{/action}}' +
  '<a class="g" href="{{backHref}}">{{backLabel}}</a>'

let folder: string
beforeEach(async () => {
  folder = await newFolder()
})

const back = { href: '/contact', label: 'Back' }
const plain: AnswerPage = { title: 'Thank you', text: 'It arrived.', back }

it('fills title, text and the link back, and drops what is not asked for', () => {
  const html = answerHtml(built, plain)
  expect(html).toContain('<title>Thank you | Exprich Group</title>')
  expect(html).toContain('<h1 class="a">Thank you</h1>')
  expect(html).toContain('<p class="b">It arrived.</p>')
  expect(html).toContain('<a class="g" href="/contact">Back</a>')
  expect(html).not.toMatch(/<ul|<form/)
})

const items = [
  { label: 'Email', text: 'Not an address.' },
  { label: 'Message', text: 'Too long.' },
]
const action = { href: '/api/x', label: 'Confirm', field: { name: 'token', value: 'a1' } }

it('repeats the entry for each field to correct, and has one button that posts one value', () => {
  const html = answerHtml(built, { ...plain, items, action })
  expect(html).toContain(
    '<ul class="c"><li><p>Email</p><p>Not an address.</p></li>' +
      '<li><p>Message</p><p>Too long.</p></li></ul>' +
      '<form method="post" action="/api/x"><input type="hidden" name="token" value="a1"/>' +
      '<button>Confirm</button></form>',
  )
})

it.each([
  `'"><script>alert(1)</script>`,
  "$& $1 $` $' $$",
  '&lt;b&gt; & &amp;',
  '{{title}}{{#items}}',
])('shows %s as text wherever it stands', (nasty) => {
  const everywhere = (text: string): AnswerPage => ({
    title: text,
    text,
    items: [{ label: text, text }],
    back: { href: text, label: text },
    action: { href: text, label: text, field: { name: text, value: text } },
  })
  const shown = nasty
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
  expect(answerHtml(built, everywhere(nasty))).toBe(
    answerHtml(built, everywhere('XXX')).replaceAll('XXX', () => shown),
  )
})

describe('without a build', () => {
  it('answers with a plain, valid page that says the same', async () => {
    const html = answerHtml(await loadAnswerPage(join(folder, answerPageFile)), {
      ...plain,
      items,
      action,
    })
    expect(html).toContain('<title>Thank you</title>')
    expect(html).toContain('<h1>Thank you</h1>')
    expect(html).toContain('<b>Email</b> Not an address.')
    expect(policyIn(html)).toBe("default-src 'none'; form-action 'self'; base-uri 'none'")
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'] })
    const { results } = validator.validateStringSync(html)
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  })
})

describe('the file of the build', () => {
  const load = async (page: string) => {
    await writeFile(join(folder, answerPageFile), page)
    return loadAnswerPage(join(folder, answerPageFile))
  }

  it('is read as it is written', async () => {
    expect(await load(built)).toBe(built)
  })

  it.each([
    ['lacks a placeholder', built.replace('{{backHref}}', '/'), 'backHref'],
    ['lacks the end of a part', built.replace('{{/item}}', ''), '/item'],
    ['has one that nothing fills', `${built}{{other}}`, 'other'],
  ])('is refused when it %s', async (_what, page, name) => {
    await expect(load(page)).rejects.toThrow(`lacks, or cannot fill, ${name}`)
  })
})
