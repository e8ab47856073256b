import { sectionsOf } from '#content/model/documents.ts'
import type { Block, Section } from './layout-data.ts'
import { rowOf, ruledRows, section } from './section.ts'

/** Nigeria's emergency number, which the texts name. */
const emergency = [{ display: '112', dial: '112' }]

/** The safety guidelines (spec 2.6): rules in four groups, numbered through. */
export function safetyGuidelines(): Section[] {
  const text = sectionsOf('safety-guidelines')
  const [before, during, moving, wrong, numbers] = [
    text('before'),
    text('during'),
    text('moving'),
    text('wrong'),
    text('numbers'),
  ]
  const afterBefore = 1 + before.rows.length
  const afterDuring = afterBefore + during.rows.length
  const afterMoving = afterDuring + moving.rows.length
  return [
    section(text('first'), { tone: 'night', voice: 'loud' }),
    section(before, { blocks: [rules(before.rows, 1)] }),
    section(during, { blocks: [rules(during.rows, afterBefore)] }),
    section(moving, {
      picture: 'tall',
      blocks: [rules(moving.rows, afterDuring)],
    }),
    section(wrong, {
      picture: 'tall',
      blocks: [rules(wrong.rows, afterMoving)],
    }),
    section(numbers, {
      tone: 'night',
      numbers: emergency,
      blocks: [ruledRows(numbers.rows, 'large', emergency)],
    }),
  ]
}

/** Rows with numerals: rules that people quote by number. */
function rules(rows: readonly { title: string; text: string }[], from: number): Block {
  return { kind: 'rules', rows: rows.map(({ title, text }) => rowOf(title, text)), from }
}
