import { z } from 'zod'
import {
  claim,
  date,
  id,
  line,
  lines,
  nonEmpty,
  oneOf,
  order,
  standing,
  statement,
  wholeNumber,
} from './fields.ts'
import { figureId, pictureName } from './references.ts'

/** One section of a document: it begins a new page and stands in the contents. */
const sectionSchema = z.strictObject({
  id,
  title: line,
  /** The one or two sentences set large under the title. */
  lead: line,
  paragraphs: z.array(line).default([]),
  /** Ruled rows: a name and what is said of it. */
  rows: z.array(statement).default([]),
  /** Set as figures under the text. */
  figures: z.array(figureId).default([]).meta({
    hint: 'Of this section alone. Headline figures, shares, indicators and the figures of companies come from their pages.',
  }),
  /** Across the top of its first page. */
  picture: pictureName.optional(),
})

/** A document to download and what it says (spec 2.5, 2.6, 7). Its address is `/<id>.pdf`. */
export const documentSchema = z.strictObject({
  title: line,
  /** What is in it, in a few words. */
  note: line,
  /** The name under which a browser saves it. */
  fileName: z.string().regex(/^[A-Za-z0-9-]+\.pdf$/, {
    error: 'fileName must hold only letters, digits and hyphens and end in .pdf',
  }),
  /** The page that offers it. */
  offeredOn: oneOf(['about', 'qhsse']),
  /** The place among the documents: small numbers first. */
  order,
  /** The line under the title on the cover. */
  subtitle: line,
  /** What the document is about, for the file's own description. */
  subject: line,
  /** The edition as the cover names it. */
  edition: line,
  /** The edition's day; the file carries it as its date, whenever it is built. */
  date: date,
  /** The cover's picture. */
  picture: pictureName,
  sections: nonEmpty(sectionSchema),
  ...standing({ confirm: 'Read the PDF as a whole, and approve or correct it' }),
})

/** The words that all documents share. */
export const documentWordsSchema = z.strictObject({
  /** The heading of the contents page. */
  contents: line,
  /** The heads of a table of figures. */
  columns: lines('company', 'figure', 'counted', 'period'),
  /** Behind business hours. */
  timeZone: line,
})

export type DocumentText = z.infer<typeof documentSchema> & { id: string }
export type DocumentSection = z.infer<typeof sectionSchema>

/** The front matter of a legal page's file (spec 2.13). */
export const legalFrontMatterSchema = z.strictObject({
  /** The page in three sentences, above the text. */
  inShort: z.array(statement).length(3, {
    error: 'inShort needs three entries, each with title and text',
  }),
  ...standing({ confirm: 'Have owner and counsel approve the text' }),
})

export type LegalFrontMatter = z.infer<typeof legalFrontMatterSchema>

/** How long the inbox keeps one kind of entry; the privacy policy shows it as a row. */
const retentionRuleSchema = z.strictObject({
  /** What the visitor sent, as readers call it. */
  what: line,
  /** What it is used for. */
  why: line,
  /** The reason in law. */
  basis: line,
  /** The form it came through. */
  kind: oneOf(['contact', 'application', 'newsletter']),
  /** Only entries in this state; all of the kind that no other rule names when left out. */
  state: oneOf(['suspected', 'pending', 'unsubscribed', 'confirmed']).optional(),
  /** Whole days until it is erased; left out where only its sender ends it. */
  days: wholeNumber(1, Infinity, 'days must be a whole number, at least 1: 365').optional(),
  /** From when the days count, or until when it is kept where there are none. */
  counted: line,
})

/** How long what visitors send is kept, by kind (spec 2.13). */
export const retentionSchema = z
  .strictObject({
    ...claim({ confirm: 'Approve or correct what it says of the group' }),
    /** The heads of the table's columns. */
    heads: lines('what', 'why', 'kept'),
    rules: nonEmpty(retentionRuleSchema),
  })
  .check(({ value: { rules }, issues }) => {
    rules.forEach(({ kind, state, days }, index) => {
      const earlier = rules.slice(0, index)
      if (earlier.some((rule) => rule.kind === kind && rule.state === state))
        issues.push(problem(rules, index, 'state', 'two rules speak of the same entries: keep one'))
      if ((days === undefined) !== (state === 'confirmed'))
        issues.push(
          problem(rules, index, 'days', 'days is missing; a confirmed subscription alone has none'),
        )
    })
  })

function problem(input: unknown, index: number, field: string, message: string) {
  return { code: 'custom' as const, input, path: ['rules', index, field], message }
}

export type Retention = z.infer<typeof retentionSchema>
export type RetentionRule = z.infer<typeof retentionRuleSchema>

const count = (what: string) =>
  wholeNumber(0, Infinity, `${what} must be a whole number: record the run again`)

/**
 * What a green run of the accessibility tests found (spec 2.25). `npm test -- --record` writes it;
 * no person does.
 */
export const accessibilityRunSchema = z.strictObject({
  /** The day of the run. */
  date: date,
  /** All tests, or those of accessibility alone. */
  run: oneOf(['whole', 'accessibility']),
  /** The program that judged, with its version. */
  tool: line,
  /** Browser tests that passed. */
  tests: count('tests'),
  /** Different pages that were opened and judged. */
  pages: count('pages'),
  /** Widths of the window in which they were judged, in CSS pixels. */
  widths: nonEmpty(count('width')),
  /** Different rules that were applied. */
  rules: count('rules'),
  /** How often the program judged a page. */
  checks: count('checks'),
  /** Elements that break a rule. */
  violations: count('violations'),
  /** Pairs of a page and a rule that the program left to a person. */
  undecided: count('undecided'),
  /** PDFs in which the tests found everything that they look for of PDF/UA-1. */
  documents: count('documents'),
})

export type AccessibilityRun = z.infer<typeof accessibilityRunSchema>
