import { z } from 'zod'
import { type Count, counts } from '../model/known.ts'
import { id, line, status } from './text.ts'

const countNames = Object.keys(counts).filter((name): name is Count => name in counts)

/** One figure that the site shows anywhere (spec 3 "Fact"). */
export const factSchema = z
  .strictObject({
    id: id.meta({
      label: 'Name in braces',
      hint: 'How texts name it: professionals for {professionals}.',
    }),
    /** The number itself, without unit or plus sign. */
    value: z
      .number({ error: 'value must be a plain number without quotes, unit or comma: 500' })
      .optional()
      .meta({ label: 'Number', hint: 'Without unit and plus sign.' }),
    /** What the number counts, where the content itself can be counted. */
    counted: z
      .enum(countNames, { error: `counted must be one of: ${countNames.join(', ')}` })
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
    label: line('label').meta({ hint: 'What is counted.' }),
    /** What the number says, in a sentence that a stranger understands. */
    definition: line('definition').meta({
      long: true,
      hint: 'What the number says, in one sentence for a stranger.',
    }),
    /** What one of the value is: a person, a kilometre, a percent. */
    unit: line('unit').meta({ hint: 'What one of the number is: people, kilometres, percent.' }),
    /** What a rate or a share relates to; a plain count has none. */
    base: line('base').optional().meta({ hint: 'Of a rate or a share: what it relates to.' }),
    /** Of the number itself. */
    status: status.meta({
      label: 'Status of the number',
      confirm: 'Write the measured number under value',
    }),
    /** Where, or of what. */
    scope: line('scope').meta({ hint: 'Where, or of what.' }),
    /** The time that the figure speaks of. */
    period: line('period').meta({ hint: 'The time of which the figure speaks.' }),
    /** Of scope, base and period, which the owner may still have to confirm. */
    scopeStatus: status.meta({
      label: 'Status of scope and period',
      confirm:
        'Write what is counted and against which base under scope, and the time under period',
    }),
  })
  .transform(({ value, counted, ...fact }, { addIssue }) => {
    if ((value === undefined) === (counted === undefined)) {
      addIssue({
        code: 'custom',
        path: ['value'],
        message: 'value must be a plain number, or name in counted what it counts: one of the two',
      })
    }
    return { ...fact, value: counted ? counts[counted]() : (value ?? 0) }
  })

/** All figures of the site. */
export const factsSchema = z.strictObject({ facts: z.array(factSchema) })

export type Fact = z.infer<typeof factSchema>
