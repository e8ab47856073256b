import type { LaunchContext } from '../context.ts'
import type { Finding } from '../finding.ts'

/** What documents show beside their own text. */
const shown = ['facts.yaml', 'companies', 'contact.yaml', 'group.yaml', 'document-words.yaml']

/** Documents whose edition is older than the last change of what they say. */
export function documents({ content, changed }: LaunchContext): Finding[] {
  return content
    .filter(({ file }) => file.startsWith('content/documents/'))
    .flatMap(({ file, parsed }): Finding[] => {
      const { data, lineOf } = parsed
      const date = typeof data === 'object' && data && 'date' in data ? String(data.date) : ''
      const last = changed([file, ...shown.map((name) => `content/${name}`)])
      if (last === undefined || last <= date) return []
      return [
        {
          who: 'editor',
          place: file,
          line: lineOf(['date']),
          problem: `edition of ${date}, content of ${last}`,
          fix: 'Read the PDF again, and write the day of the new edition under date',
        },
      ]
    })
}
