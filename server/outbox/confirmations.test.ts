import { expect, it } from 'vitest'
import { mailboxOf } from './confirmations.ts'

it.each([
  'ada@mail.example',
  'ADA@Mail.example',
  'ada+news@mail.example',
  'a.d.a+1+2@mail.example',
])('%s is one mailbox', (email) => {
  expect(mailboxOf(email)).toBe('ada@mail.example')
})

it.each(['ada@other.example', 'bola@mail.example', 'ada-news@mail.example'])(
  '%s is another',
  (email) => {
    expect(mailboxOf(email)).not.toBe('ada@mail.example')
  },
)
