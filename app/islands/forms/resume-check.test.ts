import { expect, it } from 'vitest'
import { resumeMaximumBytes, resumeTooLarge, resumeWrongType } from '#contract/resume.ts'
import { refusalBeforeSending, resumeRefusal } from './resume-check.ts'

it.each(['cv.pdf', 'CV.PDF', 'my.cv.doc', 'Ada Obi.DocX'])('takes %s', (name) => {
  expect(resumeRefusal({ name, size: resumeMaximumBytes })).toBeUndefined()
})

it.each(['cv.exe', 'cv.pdf.exe', 'cv', 'pdf', 'cv.docm', ''])('refuses %s', (name) => {
  expect(resumeRefusal({ name, size: 1 })).toBe(resumeWrongType)
})

it('refuses a byte more than the maximum', () => {
  expect(resumeRefusal({ name: 'cv.pdf', size: resumeMaximumBytes + 1 })).toBe(resumeTooLarge)
})

it('asks for a file again that cannot be read any more', async () => {
  const file = new File(['%PDF'], 'cv.pdf')
  expect(await refusalBeforeSending(file)).toBeUndefined()
  file.slice = () => {
    const gone = new Blob()
    gone.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'))
    return gone
  }
  expect(await refusalBeforeSending(file)).toMatch(/choose it again/)
})
