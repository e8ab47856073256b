import { describe, expect, it } from 'vitest'
import { group } from '#content/model/group.ts'
import {
  type FieldName,
  fieldLabels,
  forms,
  hiddenFields,
  newsletterConsent,
} from '#contract/forms.ts'
import { resumeExtensions, resumeMaximumMegabytes } from '#contract/resume.ts'
import { attribute, type PageElement } from '#tools/postprocess/page-elements.ts'
import { pageAt } from './built-site.ts'
import { elementsIn, hrefs, partWithId, wordsIn } from './page-parts.ts'

/* The forms as a browser without script finds them (spec 2.8, 2.10). */

/** The form of a page that holds a field. */
function formWith(path: string, field: string): PageElement {
  const found = pageAt(path).elements.find(
    (each) => each.tagName === 'form' && fieldsOf(each).some((name) => name === field),
  )
  if (!found) throw new Error(`${path} has no form with a field "${field}"`)
  return found
}

const controls = (form: PageElement) => elementsIn(form, 'input', 'textarea')
const fieldsOf = (form: PageElement) => controls(form).map((each) => attribute(each, 'name') ?? '')

function control(form: PageElement, name: FieldName): Record<string, string> {
  const found = controls(form).find((each) => attribute(each, 'name') === name)
  return Object.fromEntries(
    found?.attrs.map(({ name, value }) => [name.toLowerCase(), value]) ?? [],
  )
}

const contact = formWith(forms.contact.page, 'message')
const application = formWith(forms.application.page, 'resume')
const newsletter = formWith('/qhsse', 'email')

const fields: Record<string, { form: PageElement; names: readonly FieldName[] }> = {
  [forms.contact.page]: {
    form: contact,
    names: ['name', 'email', 'phone', 'company', 'subject', 'message'],
  },
  [forms.application.page]: {
    form: application,
    names: [
      ...(['fullName', 'email', 'phone', 'position', 'experience', 'education'] as const),
      ...(['coverLetter', 'linkedinProfile', 'portfolio', 'resume'] as const),
    ],
  },
}

describe.each(Object.entries(fields))('the form on %s', (path, { form, names }) => {
  it('posts every field by itself', () => {
    expect(attribute(form, 'method')).toBe('post')
    expect(fieldsOf(form).toSorted()).toEqual([hiddenFields.honeypot, ...names].toSorted())
  })

  it('has fields that nothing else on the page is called like', () => {
    const { elements } = pageAt(path)
    const called = [
      ...elements.flatMap((each) => attribute(each, 'aria-label') ?? []),
      ...elements.filter(({ tagName }) => tagName === 'label').map(wordsIn),
      ...elements
        .flatMap((each) => attribute(each, 'aria-labelledby')?.split(' ') ?? [])
        .map((id) => wordsIn(partWithId(path, id))),
    ]
    // Voice control finds a field by any part of its name.
    for (const name of names) {
      const label = fieldLabels[name].toLowerCase()
      expect(
        called.filter((each) => each.toLowerCase().includes(label)),
        label,
      ).toHaveLength(1)
    }
  })
})

it.each([
  [forms.contact.page, contact, ['name', 'email', 'subject', 'message']],
  [
    forms.application.page,
    application,
    ['fullName', 'email', 'phone', 'experience', 'education', 'coverLetter', 'resume'],
  ],
])('%s waits for what it needs', (_path, form, names) => {
  const required = controls(form).filter((each) => attribute(each, 'required') !== undefined)
  expect(required.map((each) => attribute(each, 'name'))).toEqual(names)
})

it('contact gives the message five rows', () =>
  expect(control(contact, 'message')).toMatchObject({ rows: '5' }))

it('an application has the types that the specification names', () => {
  expect(control(application, 'email')).toMatchObject({ type: 'email' })
  expect(control(application, 'phone')).toMatchObject({ type: 'tel' })
  expect(control(application, 'linkedinProfile')).toMatchObject({ type: 'url' })
  expect(control(application, 'portfolio')).toMatchObject({ type: 'url' })
  expect(control(application, 'experience')).toMatchObject({ placeholder: 'e.g. 5 years' })
  const resume = control(application, 'resume')
  expect(resume).toMatchObject({ accept: resumeExtensions.join(',') })
  const hint = partWithId(forms.application.page, resume['aria-describedby'] ?? '')
  expect(wordsIn(hint)).toContain(`${resumeMaximumMegabytes}MB`)
})

it('the newsletter says what a subscriber agrees to', () => {
  expect(wordsIn(newsletter)).toContain(newsletterConsent(group.name))
  const { 'aria-describedby': ids = '' } = control(newsletter, 'email')
  const described = ids.split(' ').map((id) => wordsIn(partWithId('/qhsse', id)))
  expect(described.join(' ')).toContain(newsletterConsent(group.name))
  expect(hrefs(newsletter)).toEqual(['/privacy-policy'])
})
