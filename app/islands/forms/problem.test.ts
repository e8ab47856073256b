import { describe, expect, it } from 'vitest'
import { failureMessage } from '#contract/answers.ts'
import { answerProblem, failureToast, noAnswerProblem } from './problem.ts'

const answer = (status: number, body: unknown, retryAfter: string | null = null) =>
  answerProblem({
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    retryAfter,
  })

describe('an answer of the inbox', () => {
  it('201 is a success, whatever became of its text', () => {
    expect(answer(201, { stored: true })).toBeUndefined()
    expect(answer(201, '{"sto')).toBeUndefined()
  })

  it('brings its own words and its fields', () => {
    const fields = { email: 'Not an address.', resume: 'Too large.' }
    const failure = { reason: 'invalid', message: 'Please correct.', fields }
    expect(answer(422, { stored: false, failure })).toEqual({
      message: 'Please correct.',
      certain: true,
      fields,
    })
  })

  it('is read without trust in its shape', () => {
    const fields = { email: 7, constructor: 'x', unknown: 'x', subject: 'Too long.' }
    const failure = { reason: 'invalid', message: 'Please correct.', fields }
    expect(answer(422, { failure })?.fields).toEqual({ subject: 'Too long.' })
    expect(answer(422, { failure: { ...failure, fields: 'all' } })?.fields).toEqual({})
    for (const odd of [null, 3, [], { failure: null }, { failure: { message: 1 } }]) {
      expect(answer(422, odd)?.message).toBe(failureMessage('malformed'))
    }
  })
})

describe("a proxy's answer", () => {
  it.each([
    [413, 'too-large'],
    [503, 'unavailable'],
    [502, 'unavailable'],
    [504, 'unavailable'],
    [403, 'malformed'],
    [500, 'broken'],
    [200, 'broken'],
  ] as const)('%i is %s', (status, reason) => {
    expect(answer(status, '<h1>nginx</h1>')?.message).toBe(failureMessage(reason))
  })

  it.each([
    ['120', '2 minutes'],
    ['soon', '60 seconds'],
    ['0', '60 seconds'],
    [null, '60 seconds'],
  ])('Retry-After %s is said in words', (retryAfter, words) => {
    expect(answer(429, '', retryAfter)?.message).toMatch(words)
  })

  it('leaves open what became of the form when a proxy lost the server', () => {
    expect(answer(413, '')?.certain).toBe(true)
    expect(answer(503, '')?.certain).toBe(true)
    expect(answer(502, '')?.certain).toBe(false)
    expect(answer(504, '')?.certain).toBe(false)
  })
})

describe('the toast', () => {
  it('names the fields to correct by their labels', () => {
    const fields = { fullName: 'x', linkedinProfile: 'x' }
    const toast = failureToast('application', { message: 'No.', certain: true, fields })
    expect(toast.title).toBe('Your application was not sent.')
    expect(toast.text).toBe(
      'No. To correct: Full Name, LinkedIn Profile. Everything you typed is still here.',
    )
  })

  it('does not claim that nothing was sent when nobody knows', () => {
    const { title, text } = failureToast('contact', noAnswerProblem('lost'))
    expect(title).toBe('We do not know whether your message arrived.')
    expect(text).toContain(
      'If you send it again, it will not arrive twice. Everything you typed is still here.',
    )
  })
})
