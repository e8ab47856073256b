import { z } from 'zod'
import {
  type FieldName,
  type FormKind,
  fieldLabels,
  hiddenFields,
  invisible,
  maxKeyLength,
  maxLength,
  maxMarks,
  rawLengthFactor,
} from './forms.ts'
import { controls } from './markup.ts'

function required(name: FieldName): string {
  return `${fieldLabels[name]} is empty. Please fill it in.`
}

/** Whether a letter of the text has more marks than `maxMarks`. */
function hasManyMarks(text: string): boolean {
  return [...text.matchAll(/\p{M}+/gu)].some(([marks]) => [...marks].length > maxMarks)
}

/** Bidirectional controls and tag characters: they are invisible, and can disguise the text of a line. */
const unseen = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu

/** Text that mail programs would decode: it can hold line breaks and headers (RFC 2047). */
const encodedWord = /=\?[\w*-]{1,40}\?[bq]\?/i

function cannotBeShown(name: FieldName): string {
  return `${fieldLabels[name]} holds characters that cannot be shown. Please type it again.`
}

/**
 * Any text without control characters: one line (breaks refused), or several. The length is
 * checked first and aborts, so a text that is too long is never normalised. Half a surrogate pair
 * becomes U+FFFD.
 */
function text(name: FieldName, max: number) {
  const tooLong = `${fieldLabels[name]} is too long. Please use at most ${max.toLocaleString('en')} characters.`
  return z
    .string(required(name))
    .max(max * rawLengthFactor, { error: tooLong, abort: true })
    .refine((value) => !hasManyMarks(value), { error: cannotBeShown(name), abort: true })
    .transform((value) => value.replace(/\p{Cs}/gu, '\uFFFD'))
    .transform((value) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim())
    .refine((value) => value.length <= max, { error: tooLong })
    .refine((value) => !value.match(controls), { error: cannotBeShown(name) })
}

/** Without blanks and invisible characters at both ends; within a line some of them are writing. */
function trimmed(line: string): string {
  const letters = [...line]
  const isSeen = (letter: string) => !/[\p{Cf}\s]/u.test(letter)
  return letters.slice(letters.findIndex(isSeen), letters.findLastIndex(isSeen) + 1).join('')
}

function optionalLine(name: FieldName, max: number = maxLength.line, dropped = unseen) {
  return text(name, max)
    .refine((value) => !value.includes('\n'), { error: `${fieldLabels[name]} must be one line.` })
    .refine((value) => !encodedWord.test(value), { error: cannotBeShown(name) })
    .transform((value) => trimmed(value.replace(dropped, '')))
    .default('')
}

function line(name: FieldName, max?: number, dropped?: RegExp) {
  return optionalLine(name, max, dropped)
    .unwrap()
    .refine((value) => value !== '', { error: required(name) })
}

function paragraphs(name: FieldName) {
  return text(name, maxLength.text).refine((value) => value !== '', { error: required(name) })
}

/** As strict as the browser's own check of `type="email"`, no stricter. */
const email = line('email', maxLength.email, invisible).refine(
  (value) => value === '' || z.regexes.html5Email.test(value),
  { error: 'Email is not an address. Please write it like name@example.com.' },
)

function webAddress(name: FieldName) {
  return optionalLine(name)
    .unwrap()
    .refine((value) => value === '' || (URL.canParse(value) && /^https?:\/\//i.test(value)), {
      error: `${fieldLabels[name]} is not a web address. Please begin with https://`,
    })
    .default('')
}

/** Form encoded posts send numbers as text; a value that is no number of milliseconds counts as unknown. */
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
  [hiddenFields.honeypot]: z.string().max(maxLength.text).default(''),
  [hiddenFields.elapsed]: elapsed,
  [hiddenFields.key]: z.string().max(maxKeyLength).default(''),
}

/**
 * What each form sends (spec 3, 5). Unknown fields are refused; texts come out trimmed, with one
 * kind of line break. Messages say how to correct the field. The resume's content is checked elsewhere.
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
