import { expect, it } from 'vitest'
import { closingTimes, latePage } from './late-application.ts'

const page =
  '<!doctype html><p hidden>Other</p><p data-job-closed hidden>Has closed.</p>' +
  '<data hidden value="Welder &amp; Rigger" data-closes="2027-02-26T23:00:00.000Z"></data>' +
  '<data hidden value="Diver" data-department="Yard"></data>'

it('reads when an opening closes, where it does', () => {
  expect(closingTimes(page)).toEqual(new Map([['Welder & Rigger', Date.UTC(2027, 1, 26, 23)]]))
})

it('says on the page that the opening has closed, and changes nothing else', () => {
  expect(latePage(page)).toBe(page.replace('data-job-closed hidden', 'data-job-closed '))
})

it('leaves a page alone that has nothing to say', () => {
  expect(latePage('<p>Form</p>')).toBe('<p>Form</p>')
})
