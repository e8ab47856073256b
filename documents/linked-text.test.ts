import { expect, it } from 'vitest'
import { phones } from '#content/model/contact.ts'
import { linked, type Run } from './linked-text.ts'

const [{ display, dial }] = phones
const to = (text: string, href: string) => ({ text, href })

it.each<[string, Run[]]>([
  ['', []],
  ['Wait until the call ends.', ['Wait until the call ends.']],
  ['See (www.e.example).', ['See (', to('www.e.example', 'https://www.e.example'), ').']],
  [
    'Or https://e.example/f?g=1.',
    ['Or ', to('https://e.example/f?g=1', 'https://e.example/f?g=1'), '.'],
  ],
  ['To a.b@c-d.example', ['To ', to('a.b@c-d.example', 'mailto:a.b@c-d.example')]],
  // The group's numbers as telephones dial them, and any number with its country's code.
  [`Call ${display}.`, ['Call ', to(display, `tel:${dial}`), '.']],
  ['+44 20 7946 0000, not 44 20', [to('+44 20 7946 0000', 'tel:+442079460000'), ', not 44 20']],
])('links addresses and numbers: %s', (text, runs) => {
  expect(linked(text)).toEqual(runs)
})

it('links other numbers where they are asked for, and not within longer ones', () => {
  const text = 'Call 112: it is not 1120 or +112.'
  const runs = ['Call ', to('112', 'tel:112'), ': it is not 1120 or +112.']
  expect(linked(text, [{ display: '112', dial: '112' }])).toEqual(runs)
  expect(linked(text)).toEqual([text])
})
