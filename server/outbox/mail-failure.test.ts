import { expect, it } from 'vitest'
import { isTooLarge, mailFailure } from './mail-failure.ts'

function failed(details: Record<string, string | number>): Error {
  return Object.assign(new Error('words of the mail server'), details)
}

it.each([
  ['a recipient refused for good', { code: 'EENVELOPE', responseCode: 550 }, '550', true],
  ['a recipient refused for now', { code: 'EENVELOPE', responseCode: 450 }, '450', false],
  ['a mail refused for good', { code: 'EMESSAGE', responseCode: 554 }, '554', true],
  ['our password refused', { code: 'EAUTH', responseCode: 535 }, '535', false],
  ['a greeting that is none', { code: 'EPROTOCOL', responseCode: 554 }, '554', false],
  ['nobody there', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'ECONNREFUSED', false],
  [
    'an old certificate',
    { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' },
    'CERT_HAS_EXPIRED',
    false,
  ],
  ['a timeout of nodemailer’s', { code: 'ETIMEDOUT' }, 'ETIMEDOUT', false],
  ['no encryption', { code: 'ETLS', responseCode: 502 }, 'ETLS', false],
])('%s', (_what, details, code, permanent) => {
  expect(mailFailure(failed(details))).toEqual({ code, permanent })
})

it.each([
  ['552', { code: 'EMESSAGE', responseCode: 552, response: '552 too big' }, true],
  ['5.3.4', { code: 'EENVELOPE', responseCode: 554, response: '554 5.3.4 too big' }, true],
  ['5.2.3', { code: 'EMESSAGE', responseCode: 550, response: '550 5.2.3 too big' }, true],
  ['the announced limit', { code: 'EMESSAGE', command: 'MAIL FROM' }, true],
  ['another refusal', { code: 'EMESSAGE', responseCode: 554, response: '554 5.7.1 spam' }, false],
  ['for now', { code: 'EENVELOPE', responseCode: 452, response: '452 4.3.4' }, false],
  ['a broken connection', { code: 'ECONNECTION' }, false],
])('%s  is told from a refusal for the size', (_what, details, large) => {
  expect(isTooLarge(failed(details))).toBe(large)
})
