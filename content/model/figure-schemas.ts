import { z } from 'zod'
import { confirmedBy, confirmedOn, id, line, standing, status, unique } from './fields.ts'
import { listedCompanies } from './references.ts'

/** One figure that the site shows anywhere (spec 3 "Figure"). */
export const figureSchema = z
  .strictObject({
    id: id.meta({
      label: 'Name in texts',
      hint: 'How texts call for this figure: write {professionals} in a text, and the number stands there.',
    }),
    /** The number itself, without unit or plus sign. */
    value: z
      .number({ error: 'value must be a plain number without quotes, unit or comma: 500' })
      .optional()
      .meta({ label: 'Number', hint: 'Without unit and plus sign.' }),
    /** What the number counts, where the content itself can be counted. */
    counted: z
      .literal('companies', { error: 'counted must be companies: the site counts nothing else' })
      .optional()
      .meta({ hint: 'Instead of a number: what the site counts by itself.' }),
    /** The number is a year: it is written without a thousands separator. */
    year: z.boolean().optional().meta({ label: 'The number is a year' }),
    /** What stands directly before the number, such as a currency sign. */
    prefix: z.string().optional().meta({ label: 'Before the number' }),
    /** What stands directly behind the number: `+`, `%`, `km`. */
    suffix: z
      .string()
      .optional()
      .meta({ label: 'Behind the number', hint: 'A plus sign, a percent sign, a unit.' }),
    /** What is counted. */
    label: line.meta({ hint: 'What is counted.' }),
    /** What the number says, in a sentence that a stranger understands. */
    definition: line.optional().meta({
      long: true,
      hint: 'What the number says, in one sentence for a stranger. Empty where the label says it.',
    }),
    /** What one of the value is: a person, a kilometre, a percent. */
    unit: line.meta({ hint: 'What one of the number is: people, kilometres, percent.' }),
    /** What a rate or a share relates to; a plain count has none. */
    base: line.optional().meta({
      label: 'Base: out of what',
      hint: 'Of a rate or a share, what it is counted against: per million hours worked.',
    }),
    /** Of the number itself. */
    ...standing({
      label: 'Status of the number',
      confirm: 'Confirm what the number measures, and the number',
    }),
    /** Where, or of what; left out where the label says it. */
    scope: line.optional().meta({
      label: 'Scope: who or what is counted',
      hint: 'All companies, say, or one site.',
    }),
    /** The time that the figure speaks of, where it was given. */
    period: line.optional().meta({ hint: 'The time of which the figure speaks.' }),
    /** Of scope, base and period. */
    scopeStatus: status.meta({
      label: 'Status of scope, base and period',
      confirm:
        'Write what is counted under scope, what it relates to under base, and the time under period',
      covers: ['scope', 'base', 'period'],
    }),
    scopeConfirmedBy: confirmedBy,
    scopeConfirmedOn: confirmedOn,
  })
  .transform(({ value, counted, ...figure }, { addIssue }) => {
    if ((value === undefined) === (counted === undefined)) {
      addIssue({
        code: 'custom',
        path: ['value'],
        message: 'value must be a plain number, or name in counted what it counts: one of the two',
      })
    }
    return { ...figure, value: counted ? listedCompanies().length : (value ?? 0) }
  })

/** All figures of the site. */
export const figuresSchema = z.strictObject({ figures: z.array(figureSchema).check(unique('id')) })

export type Figure = z.infer<typeof figureSchema>
