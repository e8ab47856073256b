import { expect, it } from 'vitest'
import { isTooLarge, limits, mailFailure, retryDelay, shouldGiveUp } from './mail-failure.ts'

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

const middle = () => 0.5

it('the delay grows with every failure, up to some hours', () => {
  const delays = Array.from({ length: 12 }, (_, index) => retryDelay(index + 1, middle))
  expect(delays.slice(0, 3)).toEqual([5_000, 30_000, 120_000])
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(delays.at(-1)).toBe(6 * 60 * 60 * 1000)
})

it('the delay is spread by a tenth to either side', () => {
  expect(retryDelay(1, () => 0)).toBe(4_500)
  expect(retryDelay(1, () => 1)).toBe(5_500)
})

it('a mail is tried for about five days, and one that is refused for good for about 40 minutes', () => {
  const after = (attempts: number) =>
    Array.from({ length: attempts - 1 }, (_, index) => retryDelay(index + 1, middle)).reduce(
      (sum, delay) => sum + delay,
    )
  expect(after(limits.mailAttempts.value) / (24 * 60 * 60 * 1000)).toBeCloseTo(5, 0)
  expect(after(limits.mailRefusals.value) / (60 * 1000)).toBeGreaterThan(35)
  expect(after(limits.mailRefusals.value) / (60 * 1000)).toBeLessThan(45)
})

it.each([
  ['the last attempt', limits.mailAttempts.value, 0, false, true],
  ['one before it', limits.mailAttempts.value - 1, 0, false, false],
  ['the last refusal', 9, limits.mailRefusals.value - 1, true, true],
  ['one before it', 9, limits.mailRefusals.value - 2, true, false],
  ['a failure after refusals', 9, limits.mailRefusals.value - 1, false, false],
])('%s', (_what, attempts, refusals, permanent, givenUp) => {
  expect(shouldGiveUp({ attempts, refusals }, { permanent })).toBe(givenUp)
})
