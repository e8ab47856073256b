import { describe, expect, it } from 'vitest'
import { fieldLabels, maxLength, maxMarks } from './forms.ts'
import { submissionSchemas } from './submissions.ts'

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

/** The messages for a contact form with these fields changed, by field. */
function problems(changes: Record<string, unknown>): Record<string, string> {
  const { error } = submissionSchemas.contact.safeParse({ ...contact, ...changes })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}

describe('an e-mail address', () => {
  it.each([
    '\u200bada@mail.example',
    'ada@mail.example\u200b',
    '\u200eada@mail.example',
    'ada\u00ad@mail.example',
    '\u2068ada@\u2060mail.example\u2069\ufeff',
  ])('loses what nobody sees: %j', (email) => {
    expect(submissionSchemas.contact.parse({ ...contact, email }).email).toBe('ada@mail.example')
    expect(submissionSchemas.newsletter.parse({ email }).email).toBe('ada@mail.example')
  })

  it('may have as many characters as mail takes', () => {
    const domain = `${'d'.repeat(60)}.`.repeat(3)
    const email = `ada@${domain}${'e'.repeat(maxLength.email - 4 - domain.length - 8)}.example`
    expect(email).toHaveLength(maxLength.email)
    expect(problems({ email })).toEqual({})
    expect(problems({ email: `x${email}` }).email).toContain(String(maxLength.email))
  })
})

describe('texts', () => {
  it('come out trimmed, composed and with one kind of line break', () => {
    const message = '  Cafe\u0301\r\none\rtwo\nthree\t. \n'
    const parsed = submissionSchemas.contact.parse({ ...contact, message })
    expect(parsed.message).toBe('Café\none\ntwo\nthree\t.')
  })

  it.each([
    ['subject', maxLength.line, '200'],
    ['message', maxLength.text, '10,000'],
  ])('of %s may be %d characters long, trimmed', (name, max, spoken) => {
    expect(problems({ [name]: ` ${'x'.repeat(max)} ` })).toEqual({})
    expect(problems({ [name]: 'x'.repeat(max + 1) })[name]).toContain(spoken)
  })

  it('of any length cost no more than their bytes', () => {
    const marks = '\u0301'.repeat(63_000) + '\u0316'.repeat(63_000)
    expect(problems({ message: `a${marks}` }).message).toContain('too long')
    expect(problems({ subject: 'x'.repeat(2 * maxLength.line + 1) }).subject).toContain('too long')
  })

  it('carry as many marks on a letter as Unicode calls safe', () => {
    const safe = `a${'\u0301'.repeat(maxMarks)}b${'\u0316'.repeat(maxMarks)}`
    expect(problems({ message: safe })).toEqual({})
    expect(problems({ message: `${safe}\u0301` }).message).toContain('cannot be shown')
    const { message } = problems({ message: `a${'\u0316\u0301'.repeat(16)}` })
    expect(message).toContain('cannot be shown')
  })

  it.each(['subject', 'name', 'company'])('of %s lose what nobody sees at their ends', (name) => {
    const odd = '\u200b\u2060 \ufeffAda\u200dObi\u00a0\u00ad\u200b '
    const parsed = submissionSchemas.contact.parse({ ...contact, [name]: odd })
    expect(parsed).toMatchObject({ [name]: 'Ada\u200dObi' })
    expect(problems({ name: ' \u200b ' }).name).toContain('empty')
  })

  it.each(['subject', 'name', 'company'])('of %s lose what turns the direction', (name) => {
    const odd = '\u202eGas\u202c \u2066and\u2069\u200f oil\u{e0041}\u061c'
    const parsed = submissionSchemas.contact.parse({ ...contact, [name]: odd })
    expect(parsed).toMatchObject({ [name]: 'Gas and oil' })
    expect(problems({ name: '\u202e\u202c' }).name).toContain('empty')
  })

  it.each(['=?utf-8?Q?a=0D=0ABcc:=20b@c.example?=', '=?UTF-8*en?b?DQpCY2M6?='])(
    'of a subject are no encoded word: %s',
    (subject) => {
      expect(problems({ subject }).subject).toContain('cannot be shown')
      expect(problems({ message: subject })).toEqual({})
      expect(problems({ subject: 'a =? b ?= c' })).toEqual({})
    },
  )

  it.each(['\0', '\u0007', '\u000b', '\u001b', '\u007f', '\u0085', '\uffff'])(
    'refuse %j',
    (character) => {
      expect(problems({ message: `a${character}b` })).toHaveProperty('message')
    },
  )

  it.each(['\u202e', '\u00ad', '👩🏽‍🔧', 'ẹ̀kọ́', 'שלום', '\u200d', '\ud800'])('take %j', (text) => {
    const parsed = submissionSchemas.contact.parse({ ...contact, message: text })
    expect(parsed.message).toBe(text.replace(/\p{Cs}/gu, '\uFFFD').normalize('NFC'))
  })

  it.each([42, true, null, undefined, ['a'], { a: 1 }])('are text, not %j', (value) => {
    expect(problems({ name: value })).toEqual({ name: 'Full Name is empty. Please fill it in.' })
  })

  it.each(['subject', 'phone', 'company'])('of %s are one line', (name) => {
    expect(problems({ [name]: 'a\r\nBcc: all@visitors.example' })[name]).toContain('one line')
  })

  it('of a required field are more than spaces', () => {
    const empty = { name: ' ', email: '', subject: '\n', message: '\t' }
    expect(Object.keys(problems(empty)).sort()).toEqual(['email', 'message', 'name', 'subject'])
  })

  it('of an optional field may be missing', () => {
    const parsed = submissionSchemas.contact.parse(contact)
    expect(parsed).toMatchObject({ phone: '', company: '' })
  })
})

describe('messages', () => {
  it('name the field as its label does', () => {
    const { error } = submissionSchemas.application.safeParse({})
    const issues = error?.issues ?? []
    expect(issues.map(({ path }) => path[0])).toEqual(Object.keys(application))
    for (const { path, message } of issues) {
      const label = Object.entries(fieldLabels).find(([name]) => name === path[0])?.[1] ?? '?'
      expect(message).toMatch(new RegExp(`^${label} is empty\\. .+\\.$`))
    }
  })
})

describe('addresses', () => {
  it.each(['a@b', 'first.last+tag@sub.visitors.example', " o'neil@visitors.example "])(
    'take %s, as the browser does',
    (email) => expect(problems({ email })).toEqual({}),
  )

  it.each(['ada', 'ada@', '@b', 'a b@c', 'a@b c', 'a@b..c', 'a@b,c@d', 'ad\u00e4@b', 'a@-b'])(
    'refuse %s',
    (email) => expect(problems({ email }).email).toContain('name@example.com'),
  )

  it.each(['https://linkedin.com/in/ada', 'HTTP://example.org', ''])(
    'of pages: %j',
    (portfolio) => {
      const form = { ...application, portfolio, linkedinProfile: portfolio }
      expect(submissionSchemas.application.safeParse(form).success).toBe(true)
    },
  )

  it.each(['javascript:alert(1)', 'ftp://example.org', 'example.org', 'https://', '//example.org'])(
    'of pages are not %s',
    (portfolio) => {
      const form = { ...application, portfolio }
      expect(submissionSchemas.application.safeParse(form).error?.issues[0]?.message).toBe(
        'Portfolio is not a web address. Please begin with https://',
      )
    },
  )
})

describe('fields', () => {
  it.each(['extra', '__proto__', 'constructor', 'toString', 'resume', ''])('refuses %j', (name) => {
    const form = Object.fromEntries([...Object.entries(contact), [name, 'x']])
    expect(submissionSchemas.contact.safeParse(form).success).toBe(false)
  })

  it('of one form are not those of another', () => {
    expect(submissionSchemas.newsletter.safeParse(contact).success).toBe(false)
    expect(submissionSchemas.newsletter.safeParse({ email: contact.email }).success).toBe(true)
  })
})

describe('time to fill', () => {
  it.each([
    [1500, 1500],
    ['1500', 1500],
    [0, 0],
    ['', undefined],
    [null, undefined],
    [true, undefined],
    [[5], undefined],
    ['soon', undefined],
    ['1e9', undefined],
    [-1, undefined],
    [1.5, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [{ valueOf: 1, toString: 1 }, undefined],
  ])('of %j is %j: what is no number of milliseconds is unknown', (given, elapsed) => {
    const parsed = submissionSchemas.contact.parse({ ...contact, elapsed: given })
    expect(parsed.elapsed).toBe(elapsed)
  })
})
