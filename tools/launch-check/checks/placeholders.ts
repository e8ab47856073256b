import type { LaunchContext } from '../context.ts'
import { metaOf } from '../field-meta.ts'
import { fieldsOf, placeOf } from '../fields.ts'
import type { Finding } from '../finding.ts'
import { recordName } from '../records.ts'

/** Every status that says `placeholder`, of a record as well as of a figure's scope and period. */
export function placeholders({ content }: LaunchContext): Finding[] {
  return fieldsOf(content)
    .filter(({ text }) => text === 'placeholder')
    .map((field) => {
      const { confirm = 'Confirm or correct the entry' } = metaOf(field)
      return {
        who: 'owner',
        ...placeOf(field),
        problem: recordName(field),
        fix: `${confirm}; then write ${String(field.path.at(-1))}: stated`,
      }
    })
}
