/**
 * The three forms as browser and server name them (spec 3, 5). Plain values only: pages
 * load this file, but not the schemas built on it.
 */
export const forms = {
  contact: { endpoint: '/api/contact', page: '/contact' },
  application: { endpoint: '/api/applications', page: '/careers/apply' },
  newsletter: { endpoint: '/api/newsletter', page: '/' },
} as const satisfies Record<string, { endpoint: string; page: string }>

export type FormKind = keyof typeof forms

export const formKinds = Object.keys(forms).filter((name): name is FormKind => name in forms)

/** Each field's name, on its label and in messages about it. */
export const fieldLabels = {
  name: 'Full Name',
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  subject: 'Subject',
  message: 'Message',
  position: 'Position',
  experience: 'Experience',
  education: 'Education',
  coverLetter: 'Cover Letter',
  linkedinProfile: 'LinkedIn Profile',
  portfolio: 'Portfolio',
  resume: 'Resume',
} as const satisfies Record<string, string>

export type FieldName = keyof typeof fieldLabels

/** What was filled in, by the labels of the form, in the form's order. */
export function labelledFields(fields: Record<string, string>): [label: string, value: string][] {
  return Object.entries(fieldLabels).flatMap(([name, label]) => {
    const value = fields[name]
    return value ? [[label, value] satisfies [string, string]] : []
  })
}

/** Fields that no visitor sees; each may be missing. */
export const hiddenFields = {
  /** Must stay empty: programs that fill every field give themselves away. */
  honeypot: 'website',
  /** Milliseconds from showing the form to sending it. */
  elapsed: 'elapsed',
  /** The same for every attempt to send the same thing, so that it is stored once. */
  key: 'key',
} as const

/** Faster than a person can fill a form, in milliseconds. */
export const minimumFillTime = 1000

/** Most characters of a line, of an e-mail address (RFC 5321) and of a text. */
export const maxLength = { line: 200, email: 254, text: 10_000 } as const

/**
 * A text may arrive this many times as long as its limit: line breaks can be two characters (CRLF), and
 * so can accented letters (NFD). A longer one is refused before any processing.
 */
export const rawLengthFactor = 2

/**
 * Most combining marks on one letter: more than any script has, and where Unicode's stream-safe text stops
 * (UAX 15). Composing takes the square of their number.
 */
export const maxMarks = 30

/** Most characters of the key of a submission. */
export const maxKeyLength = 100

/** What a subscriber agrees to; stored with the subscription as proof (spec 2.3). */
export function newsletterConsent(groupName: string): string {
  return `I agree to receive e-mail news from ${groupName}. I can unsubscribe at any time.`
}

/** Characters that nobody sees: pasted into an e-mail address, they are none of it. */
export const invisible = /\p{Cf}/gu
