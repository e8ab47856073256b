import type { ContentFile } from '../content-files.ts'
import type { LaunchContext } from '../context.ts'
import { metaOf } from '../field-meta.ts'
import { bodyLines, type Field, fieldsOf, placeOf } from '../fields.ts'
import type { Finding } from '../finding.ts'
import { isInPlaceholder, valueAt } from '../records.ts'

/** "Still to be confirmed" is how texts explain the mark; it says of nothing that it is open. */
const open = /(?<!still )to be (confirmed|decided|announced)|^draft edition/i
/** Over a list of what is open. */
const openList = /to be confirmed/i
/** They name what is below them, which is found by itself. */
const names = ['title', 'heading', 'label']

/**
 * Texts that say themselves that something is open. Those of a record that is marked as a placeholder
 * are told with it.
 */
export function openTexts({ content }: LaunchContext): Finding[] {
  const fields = fieldsOf(content).filter((field) => !isInPlaceholder(field.content, field.path))
  return [
    ...fields.filter(isOpen).map((field) => openText(placeOf(field), field.text)),
    ...content.filter((file) => !isInPlaceholder(file, [])).flatMap(openBodyTexts),
    ...fields.filter(isOpenPoint).map(
      (field): Finding => ({
        who: 'owner',
        ...placeOf(field),
        problem: field.text,
        fix: 'Write it where it belongs, and take the row out of the list of open points',
      }),
    ),
  ]
}

function openBodyTexts(file: ContentFile): Finding[] {
  const sentence = new RegExp(`[^.;|]*(?:${open.source})`, 'i')
  return bodyLines(file, sentence).map(({ match, ...place }) => openText(place, match))
}

function openText(place: Pick<Finding, 'place' | 'line'>, text: string): Finding {
  const fix = 'Write what is confirmed, and take "to be confirmed" out of the text'
  return { who: 'owner', ...place, problem: excerpt(text), fix }
}

function isOpen(field: Field): boolean {
  const named = names.includes(String(field.path.at(-1)))
  return open.test(field.text) && !named && !metaOf(field).whileOpen
}

/** The name of a row under a heading that says that what is below it is open. */
function isOpenPoint({ content, path }: Field): boolean {
  if (path.at(-3) !== 'rows' || path.at(-1) !== 'title') return false
  return openList.test(String(valueAt(content.parsed.data, [...path.slice(0, -3), 'title'])))
}

/** The sentence that says it, cut to a line. */
function excerpt(text: string): string {
  const sentence = text.split(/(?<=[.;])\s/).find((part) => open.test(part)) ?? text
  const clean = sentence.replace(/\s+/g, ' ').trim()
  return clean.length > 72 ? `… ${clean.slice(-70)}` : clean
}
