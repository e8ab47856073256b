import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AnswerTemplate, answerPageFile } from '#contract/answer-page.ts'
import { type AnswerPage, answerHtml, loadAnswerTemplate } from './answer-page.ts'

/** As the build writes it: more around the slots than the plain one has. */
const built: AnswerTemplate = {
  policy: "default-src 'none'",
  page: [
    '<title>',
    { slot: 'title' },
    ' | Exprich Group</title><h1 class="a">',
    { slot: 'title' },
    '</h1><p class="b">',
    { slot: 'text' },
    '</p>',
    { slot: 'items' },
    { slot: 'action' },
    '<a class="g" href="',
    { slot: 'backHref' },
    '">',
    { slot: 'backLabel' },
    '</a>',
  ],
  items: ['<ul class="c">', { slot: 'item' }, '</ul>'],
  item: ['<li><p>', { slot: 'label' }, '</p><p>', { slot: 'text' }, '</p></li>'],
  action: [
    '<form method="post" action="',
    { slot: 'href' },
    '"><input type="hidden" name="',
    { slot: 'fieldName' },
    '" value="',
    { slot: 'fieldValue' },
    '"/><button>',
    { slot: 'label' },
    '</button></form>',
  ],
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'answer-'))
})
afterEach(() => rm(folder, { recursive: true }))

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

it('repeats the entry for each field to correct, in order', () => {
  const items = [
    { label: 'Email', text: 'Not an address.' },
    { label: 'Message', text: 'Too long.' },
  ]
  const html = answerHtml(built, { ...plain, items })
  expect(html).toContain(
    '<ul class="c"><li><p>Email</p><p>Not an address.</p></li>' +
      '<li><p>Message</p><p>Too long.</p></li></ul>',
  )
})

it('has one button that posts one value', () => {
  const action = { href: '/api/x', label: 'Confirm', field: { name: 'token', value: 'a1' } }
  const html = answerHtml(built, { ...plain, action })
  expect(html).toContain(
    '<form method="post" action="/api/x"><input type="hidden" name="token" value="a1"/>' +
      '<button>Confirm</button></form>',
  )
})

describe.each([
  '<script>alert(1)</script>',
  `"><img src=x onerror='alert(1)'>`,
  "$& $1 $` $' $$",
  '</h1><ul></ul>',
  '&lt;b&gt; & &amp;',
])('%s', (nasty) => {
  const everywhere: AnswerPage = {
    title: nasty,
    text: nasty,
    items: [{ label: nasty, text: nasty }],
    back: { href: nasty, label: nasty },
    action: { href: nasty, label: nasty, field: { name: nasty, value: nasty } },
  }
  const shown = nasty
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

  it('is shown as text wherever it stands', () => {
    const html = answerHtml(built, everywhere)
    // At eleven places, the title twice.
    expect(html.split(shown)).toHaveLength(12)
    // Not one element more than the page has.
    const harmless = { title: 'x', text: 'x', items: [{ label: 'x', text: 'x' }] }
    const field = { name: 'x', value: 'x' }
    const same = answerHtml(built, {
      ...harmless,
      back: { href: 'x', label: 'x' },
      action: { href: 'x', label: 'x', field },
    })
    expect(html.split('<')).toHaveLength(same.split('<').length)
    expect(html.split('"')).toHaveLength(same.split('"').length)
  })
})

describe('without a build', () => {
  it('answers with a plain, valid page that says the same', async () => {
    const template = await loadAnswerTemplate(join(folder, answerPageFile))
    const html = answerHtml(template, {
      ...plain,
      items: [{ label: 'Email', text: 'Not an address.' }],
      action: { href: '/api/x', label: 'Confirm', field: { name: 'token', value: 'a1' } },
    })
    expect(html).toContain('<title>Thank you</title>')
    expect(html).toContain('<h1>Thank you</h1>')
    expect(html).toContain('<b>Email</b> Not an address.')
    expect(html).toContain(`content="${template.policy}"`)
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'] })
    const { results } = validator.validateStringSync(html)
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  })
})

describe('the file of the build', () => {
  it('is read as it is written', async () => {
    await writeFile(join(folder, answerPageFile), JSON.stringify(built))
    expect(await loadAnswerTemplate(join(folder, answerPageFile))).toEqual(built)
  })

  it('is refused when a slot is missing', async () => {
    const page = built.page.filter((part) => typeof part === 'string' || part.slot !== 'backHref')
    await writeFile(join(folder, answerPageFile), JSON.stringify({ ...built, page }))
    await expect(loadAnswerTemplate(join(folder, answerPageFile))).rejects.toThrow(
      'must have each of the slots title, text, items, action, backHref, backLabel',
    )
  })

  it('is refused when it has a slot that nothing fills', async () => {
    const item = [...built.item, { slot: 'other' }]
    await writeFile(join(folder, answerPageFile), JSON.stringify({ ...built, item }))
    await expect(loadAnswerTemplate(join(folder, answerPageFile))).rejects.toThrow('item')
  })
})
