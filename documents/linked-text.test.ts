import { expect, it } from 'vitest'
import { phones } from '#content/model/contact.ts'
import { linked } from './linked-text.ts'

it('leaves words alone', () => {
  expect(linked('Wait until the other person ends the call.')).toEqual([
    'Wait until the other person ends the call.',
  ])
  expect(linked('')).toEqual([])
})

it('links what is written to and what is read', () => {
  expect(linked('See (www.e.example).')).toEqual([
    'See (',
    { text: 'www.e.example', href: 'https://www.e.example' },
    ').',
  ])
  expect(linked('Write to a.b@c-d.example, or see https://e.example/f?g=1.')).toEqual([
    'Write to ',
    { text: 'a.b@c-d.example', href: 'mailto:a.b@c-d.example' },
    ', or see ',
    { text: 'https://e.example/f?g=1', href: 'https://e.example/f?g=1' },
    '.',
  ])
})

it('links the group’s numbers as telephones dial them', () => {
  const [{ display, dial }] = phones
  expect(linked(`Call ${display}.`)).toEqual(['Call ', { text: display, href: `tel:${dial}` }, '.'])
})

it('links any number with its country’s code', () => {
  expect(linked('Call +44 20 7946 0000, not 44 20.')).toEqual([
    'Call ',
    { text: '+44 20 7946 0000', href: 'tel:+442079460000' },
    ', not 44 20.',
  ])
})

it('links other numbers where they are asked for, and not within longer ones', () => {
  const numbers = [{ display: '112', dial: '112' }]
  expect(linked('Call 112: it is not 1120 or +112.', numbers)).toEqual([
    'Call ',
    { text: '112', href: 'tel:112' },
    ': it is not 1120 or +112.',
  ])
  expect(linked('Call 112.')).toEqual(['Call 112.'])
})
