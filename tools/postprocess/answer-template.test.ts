import { describe, expect, it } from 'vitest'
import { answerTemplateSchema } from '#contract/answer-page.ts'
import { answerTemplate } from './answer-template.ts'

/** As the build writes it: more attributes, things around the slots, a drawing with a title. */
const page =
  '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8"/>' +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>` +
  '<title>Your form | Exprich Group</title></head><body><svg><title>Your form</title></svg>' +
  '<main><h1 data-slot="title" class="a">Your form</h1><p data-slot="text">Text</p>' +
  '<ul class="c" data-slot="items"><li class="d"><p data-slot="item-label">L</p>' +
  '<p data-slot="item-text">T</p></li></ul><form data-slot="action" action="/" method="post">' +
  '<input type="hidden" name="field" value="value"/><button class="f">Send</button></form>' +
  '<a class="g" data-slot="back" href="/">Home</a></main></body></html>'

it('cuts the page at its slots and leaves the rest as it is', () => {
  const template = answerTemplate(page)
  expect(template).toEqual({
    policy: "default-src 'none'",
    page: [
      page.slice(0, page.indexOf('Your form')),
      { slot: 'title' },
      ' | Exprich Group</title></head><body><svg><title>Your form</title></svg>' +
        '<main><h1 data-slot="title" class="a">',
      { slot: 'title' },
      '</h1><p data-slot="text">',
      { slot: 'text' },
      '</p>',
      { slot: 'items' },
      { slot: 'action' },
      '<a class="g" data-slot="back" href="',
      { slot: 'backHref' },
      '">',
      { slot: 'backLabel' },
      '</a></main></body></html>',
    ],
    items: ['<ul class="c" data-slot="items">', { slot: 'item' }, '</ul>'],
    item: [
      '<li class="d"><p data-slot="item-label">',
      { slot: 'label' },
      '</p><p data-slot="item-text">',
      { slot: 'text' },
      '</p></li>',
    ],
    action: [
      '<form data-slot="action" action="',
      { slot: 'href' },
      '" method="post"><input type="hidden" name="',
      { slot: 'fieldName' },
      '" value="',
      { slot: 'fieldValue' },
      '"/><button class="f">',
      { slot: 'label' },
      '</button></form>',
    ],
  })
  expect(answerTemplateSchema.parse(JSON.parse(JSON.stringify(template)))).toEqual(template)
})

describe('stops the build when the page', () => {
  it.each([
    ['lacks a slot', ' data-slot="text"', '', 'has no element with data-slot="text"'],
    [
      'has one twice',
      '</main>',
      '<p data-slot="text"></p></main>',
      'has more than one element with data-slot="text"',
    ],
    ['has no entry', /<li.*<\/li>/, '', 'has no <li> in "items"'],
    ['has no hidden field', /<input[^>]*>/, '', 'has no <input> in "action"'],
    ['has no button', /<button.*<\/button>/, '', 'has no <button> in "action"'],
    ['has no way back', ' href="/"', '', 'has a <a> without href="…"'],
    ['has no policy', /<meta http-equiv[^>]*>/, '', 'has no Content-Security-Policy'],
    ['has another title', '<title>Your form |', '<title>Form |', "lacks its heading's text"],
  ])('%s', (_what, part, replacement, message) => {
    expect(() => answerTemplate(page.replace(part, replacement))).toThrow(message)
    expect(() => answerTemplate(page.replace(part, replacement))).toThrow(
      'app/pages/form-answer.astro: the answer page ',
    )
  })
})
