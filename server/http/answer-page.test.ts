import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerPageFile } from '#contract/answer-page.ts'
import { type AnswerPage, loadAnswerPage } from './answer-page.ts'

/** As the build writes it: more attributes, and things around the slots. */
const built = `<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8"/><title>Your form | Exprich Group</title></head>
<body><main><h1 data-slot="title" class="a">Your form</h1><p data-slot="text" class="b">Text</p>
<ul class="c" data-slot="items"><li class="d"><p data-slot="item-label">L</p><p data-slot="item-text">T</p></li></ul>
<form data-slot="action" method="post" action="/" class="e"><input type="hidden" name="field" value="value"/><button type="submit" class="f">Send</button></form>
<a data-slot="back" href="/" class="g">Home</a></main></body></html>`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'answer-'))
})
afterEach(() => rm(folder, { recursive: true }))

const back = { href: '/contact', label: 'Back' }
const plain: AnswerPage = { title: 'Thank you', text: 'It arrived.', back }

async function page(content: AnswerPage, html: string | undefined = built): Promise<string> {
  await writeFile(join(folder, answerPageFile), html)
  return (await loadAnswerPage(folder))(content)
}

it('fills title, text and the link back, and drops what is not asked for', async () => {
  const html = await page(plain)
  expect(html).toContain('<title>Thank you | Exprich Group</title>')
  expect(html).toContain('<h1 data-slot="title" class="a">Thank you</h1>')
  expect(html).toContain('<p data-slot="text" class="b">It arrived.</p>')
  expect(html).toContain('<a data-slot="back" href="/contact" class="g">Back</a>')
  expect(html).not.toMatch(/<ul|<form/)
})

it('repeats the entry for each field to mend, in order', async () => {
  const items = [
    { label: 'Email', text: 'Not an address.' },
    { label: 'Message', text: 'Too long.' },
  ]
  const html = await page({ ...plain, items })
  expect(html).toContain(
    '<ul class="c" data-slot="items">' +
      '<li class="d"><p data-slot="item-label">Email</p><p data-slot="item-text">Not an address.</p></li>' +
      '<li class="d"><p data-slot="item-label">Message</p><p data-slot="item-text">Too long.</p></li></ul>',
  )
})

it('has one button that posts one value', async () => {
  const action = { href: '/api/x', label: 'Confirm', field: { name: 'token', value: 'a1' } }
  const html = await page({ ...plain, action })
  expect(html).toContain(
    '<form data-slot="action" method="post" action="/api/x" class="e">' +
      '<input type="hidden" name="token" value="a1"/>' +
      '<button type="submit" class="f">Confirm</button></form>',
  )
})

describe.each([
  '<script>alert(1)</script>',
  `"><img src=x onerror='alert(1)'>`,
  "$& $1 $` $' $$",
  '</h1><ul data-slot="items"></ul>',
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

  it('is shown as text wherever it stands', async () => {
    const html = await page(everywhere)
    // At eleven places, the title twice.
    expect(html.split(shown)).toHaveLength(12)
    // Not one element more than the page has.
    const harmless = { title: 'x', text: 'x', items: [{ label: 'x', text: 'x' }] }
    const field = { name: 'x', value: 'x' }
    const same = await page({
      ...harmless,
      back: { href: 'x', label: 'x' },
      action: { href: 'x', label: 'x', field },
    })
    expect(html.split('<')).toHaveLength(same.split('<').length)
    expect(html.split('"')).toHaveLength(same.split('"').length)
  })
})

it('answers with a plain, valid page when the build has none', async () => {
  const html = (await loadAnswerPage(folder))({
    ...plain,
    items: [{ label: 'Email', text: 'Not an address.' }],
  })
  expect(html).toContain('<title>Thank you</title>')
  expect(html).toContain('<h1 data-slot="title">Thank you</h1>')
  expect(html).toContain('Not an address.')
  const report = new HtmlValidate({ extends: ['html-validate:recommended'] }).validateStringSync(
    html,
  )
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual(
    [],
  )
})

it('refuses a page that lacks a slot', async () => {
  await expect(page(plain, built.replace('data-slot="back"', ''))).rejects.toThrow(
    'form-answer.html has no slot "back"',
  )
})
