import { expect, it } from 'vitest'
import { attemptKey, endAttempt } from './delivery.ts'

let forms = 0
const newForm = () => `/api/form-${forms++}`

function data(fields: Record<string, string | File>): FormData {
  const all = new FormData()
  for (const [name, value] of Object.entries(fields)) all.append(name, value)
  return all
}

const file = (text: string, lastModified = 1) => new File([text], 'cv.pdf', { lastModified })

it('is the same for the same content until the form is stored', () => {
  const form = newForm()
  const key = attemptKey(form, data({ name: 'Ada', resume: file('one') }))
  expect(key).toMatch(/^[\da-f]{32}$/)
  expect(attemptKey(form, data({ name: 'Ada', resume: file('one') }))).toBe(key)
  endAttempt(form)
  expect(attemptKey(form, data({ name: 'Ada', resume: file('one') }))).not.toBe(key)
})

it.each([
  ['a text', { name: 'Ade', resume: file('one') }],
  ['a file', { name: 'Ada', resume: file('three') }],
  ['a file saved again', { name: 'Ada', resume: file('one', 2) }],
])('another one when %s has changed', (_name, changed) => {
  const form = newForm()
  const key = attemptKey(form, data({ name: 'Ada', resume: file('one') }))
  expect(attemptKey(form, data(changed))).not.toBe(key)
})

it('is another for another form', () => {
  const same = data({ name: 'Ada' })
  expect(attemptKey(newForm(), same)).not.toBe(attemptKey(newForm(), same))
})
