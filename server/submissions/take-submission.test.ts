import { expect, it } from 'vitest'
import { submissionKey } from './take-submission.ts'

const fields = { name: 'Ada', email: 'ada@visitors.example' }
const day = '2026-11-21'

it('is the same for another try of the same thing, also on another day', () => {
  const first = submissionKey('contact', { fields }, 'attempt', day)
  expect(submissionKey('contact', { fields: { ...fields } }, 'attempt', '2026-11-22')).toBe(first)
})

it('fits into an index and says nothing of its content', () => {
  expect(submissionKey('contact', { fields }, 'attempt', day)).toMatch(/^[\w-]{43}$/)
})

it.each([
  ['form', 'application', { fields }, 'attempt', day],
  ['field', 'contact', { fields: { ...fields, name: 'Ade' } }, 'attempt', day],
  ['key of the browser', 'contact', { fields }, 'another', day],
  ['file', 'contact', { fields, resume: Buffer.from('b') }, 'attempt', day],
  ['missing file', 'contact', { fields }, 'attempt', day],
] as const)('differs with another %s', (_what, kind, content, clientKey, on) => {
  const resume = Buffer.from('a')
  expect(submissionKey(kind, content, clientKey, on)).not.toBe(
    submissionKey('contact', { fields, resume }, 'attempt', day),
  )
})

it('is that of the content and the day where the browser gives none', () => {
  const first = submissionKey('contact', { fields }, '', day)
  expect(submissionKey('contact', { fields }, '', day)).toBe(first)
  expect(submissionKey('contact', { fields }, '', '2026-11-22')).not.toBe(first)
})

it('does not take the end of a field for the start of a file', () => {
  const message = 'x"}]'
  const withFile = submissionKey(
    'contact',
    { fields: { message: 'x' }, resume: Buffer.from('"}]') },
    'k',
    day,
  )
  expect(submissionKey('contact', { fields: { message } }, 'k', day)).not.toBe(withFile)
})
