import { describe, expect, it } from 'vitest'
import { minimumFillTime } from '#contract/forms.ts'
import { otherFiles, pdf } from '../../tests/server/inbox/sample-documents.ts'
import { checkForm } from './check-form.ts'
import { FormProblem } from './form-problem.ts'

const contact = {
  name: 'Ada Obi',
  email: 'ada@visitors.example',
  subject: 'Supply',
  message: 'Do you deliver?',
}
const application = {
  fullName: 'Ada Obi',
  email: 'ada@visitors.example',
  phone: '+234 800 000 0000',
  experience: '5 years',
  education: 'BEng',
  coverLetter: 'I build turbines.',
}
const resume = { name: '../cv.pdf', bytes: pdf() }

/** Why a form is not taken. */
async function problemOf(...form: Parameters<typeof checkForm>): Promise<FormProblem> {
  const error: unknown = await checkForm(...form).catch((thrown: unknown) => thrown)
  if (error instanceof FormProblem) return error
  throw new Error('it was taken')
}

describe('a contact form', () => {
  it('loses its hidden fields on the way', async () => {
    const fields = { ...contact, website: '', elapsed: '5000', key: 'one' }
    expect(await checkForm('contact', { fields })).toEqual({
      fields: { ...contact, phone: '', company: '' },
      resume: undefined,
      clientKey: 'one',
      suspected: false,
    })
  })

  it.each([
    ['nothing else', {}, false],
    ['the honeypot filled', { website: 'https://spam.example' }, true],
    ['the honeypot filled with a space', { website: ' ' }, true],
    ['less time than anybody needs', { elapsed: minimumFillTime - 1 }, true],
    ['as much time as the fastest', { elapsed: minimumFillTime }, false],
    ['a time that is none', { elapsed: '' }, false],
  ])('with %s is suspected: %o', async (_what, hidden, suspected) => {
    const checked = await checkForm('contact', { fields: { ...contact, ...hidden } })
    expect(checked.suspected).toBe(suspected)
  })

  it('names every field in error, each once', async () => {
    const { statusCode, failure } = await problemOf('contact', {
      fields: { ...contact, name: '', email: 'x'.repeat(300), website: 3 },
    })
    expect(statusCode).toBe(422)
    expect(Object.keys(failure.fields ?? {})).toEqual(['name', 'email'])
    expect(failure.fields?.email).toContain('too long')
  })

  it.each(['extra', '__proto__', 'constructor'])('with the field %s is refused', async (name) => {
    const fields = Object.fromEntries([...Object.entries(contact), [name, 'x']])
    const { failure } = await problemOf('contact', { fields })
    expect(failure.message).toContain('This page is out of date')
    expect(failure.fields).toBeUndefined()
  })

  it('has no file', async () => {
    expect((await problemOf('contact', { fields: contact, resume })).statusCode).toBe(422)
  })
})

describe('an application', () => {
  it('needs a resume, and says so beside what else is missing', async () => {
    const { failure } = await problemOf('application', { fields: { ...application, phone: '' } })
    expect(failure.fields).toEqual({
      phone: 'Phone is empty. Please fill it in.',
      resume: 'Resume is missing. Please choose a file.',
    })
  })

  it('of another type is a 415 that names the other fields in error as well', async () => {
    const { statusCode, failure } = await problemOf('application', {
      fields: { ...application, phone: '' },
      resume: { name: 'cv.pdf', bytes: otherFiles.gif },
    })
    expect(statusCode).toBe(415)
    expect(Object.keys(failure.fields ?? {})).toEqual(['phone', 'resume'])
  })
})

it('takes a newsletter subscription with nothing but an address', async () => {
  const { fields } = await checkForm('newsletter', { fields: { email: ' Ada@Visitors.example ' } })
  expect(fields).toEqual({ email: 'Ada@Visitors.example' })
})
