import { z } from 'zod'
import { type FieldName, type FormKind, fieldLabels, hiddenFields, longest } from './forms.ts'

/** NUL and the other characters that no keyboard types; line breaks and tabs are not among them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

function required(name: FieldName): string {
  return `${fieldLabels[name]} is empty. Please fill it in.`
}

/** Any text without control characters: one line (breaks refused), or several. */
function text(name: FieldName, most: number) {
  const label = fieldLabels[name]
  return z
    .string(required(name))
    .transform((value) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim())
    .refine((value) => value.length <= most, {
      error: `${label} is too long. Please use at most ${most.toLocaleString('en')} characters.`,
    })
    .refine((value) => !controls.test(value), {
      error: `${label} holds characters that cannot be shown. Please type it again.`,
    })
}

function optionalLine(name: FieldName) {
  return text(name, longest.line)
    .refine((value) => !value.includes('\n'), {
      error: `${fieldLabels[name]} must be one line.`,
    })
    .default('')
}

function line(name: FieldName) {
  return optionalLine(name)
    .unwrap()
    .refine((value) => value !== '', { error: required(name) })
}

function paragraphs(name: FieldName) {
  return text(name, longest.text).refine((value) => value !== '', { error: required(name) })
}

/** As strict as the browser's own check of `type="email"`, no stricter. */
const email = line('email').refine((value) => value === '' || z.regexes.html5Email.test(value), {
  error: 'Email is not an address. Please write it like name@example.com.',
})

function webAddress(name: FieldName) {
  return optionalLine(name)
    .unwrap()
    .refine((value) => value === '' || (URL.canParse(value) && /^https?:\/\//i.test(value)), {
      error: `${fieldLabels[name]} is not a web address. Please begin with https://`,
    })
    .default('')
}

/** Form encoded posts bring numbers as text; whatever is no number of milliseconds counts as unknown. */
const elapsed = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().nonnegative())
  .optional()
  .catch(undefined)

const hidden = {
  [hiddenFields.trap]: z.string().max(longest.text).default(''),
  [hiddenFields.elapsed]: elapsed,
  [hiddenFields.key]: z.string().max(100).default(''),
}

/**
 * What each form sends (spec 3, 5). Unknown fields are refused; texts come out trimmed, with one
 * kind of line break. Messages say how to mend the field. The resume is checked apart, by content.
 */
export const submissionSchemas = {
  contact: z.strictObject({
    name: line('name'),
    email,
    phone: optionalLine('phone'),
    company: optionalLine('company'),
    subject: line('subject'),
    message: paragraphs('message'),
    ...hidden,
  }),
  application: z.strictObject({
    fullName: line('fullName'),
    email,
    phone: line('phone'),
    position: optionalLine('position'),
    experience: line('experience'),
    education: line('education'),
    coverLetter: paragraphs('coverLetter'),
    linkedinProfile: webAddress('linkedinProfile'),
    portfolio: webAddress('portfolio'),
    ...hidden,
  }),
  newsletter: z.strictObject({ email, ...hidden }),
} satisfies Record<FormKind, z.ZodType>

export type Submission<Kind extends FormKind = FormKind> = z.infer<(typeof submissionSchemas)[Kind]>
