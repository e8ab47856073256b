import { sectionsOf } from '#content/model/documents.ts'
import { type Options, rowOf, ruledRows, type Sections, section } from './section.ts'

/** Nigeria's emergency number, which the texts name. */
const emergency = [{ display: '112', dial: '112' }]

/** The safety guidelines (spec 2.6): rules in four groups, numbered through. */
export function safetyGuidelines(): Sections {
  const text = sectionsOf('safety-guidelines')
  const numbers = text('numbers')
  let from = 1
  /** Rows with numerals: rules that people quote by number. */
  const rules = (id: string, options: Options = {}) => {
    const rows = text(id).rows.map(({ title, text }) => rowOf(title, text))
    from += rows.length
    return section(text(id), {
      ...options,
      blocks: [{ kind: 'rules', rows, from: from - rows.length }],
    })
  }
  return [
    section(text('first'), { tone: 'night', voice: 'loud' }),
    rules('before'),
    rules('during'),
    rules('moving', { picture: 'tall' }),
    rules('wrong', { picture: 'tall' }),
    section(numbers, {
      tone: 'night',
      numbers: emergency,
      blocks: [ruledRows(numbers.rows, 'large', emergency)],
    }),
  ]
}
