import { z } from 'zod'
import { contentFiles, idOf } from '#content/model/content-files.ts'
import { readYaml } from '#content/model/parse.ts'
import type { Circumstances, LaunchItem } from './launch-item.ts'

/** What documents show beside their own text. */
const shown = ['figures.yaml', 'companies', 'contact.yaml', 'group.yaml', 'document-words.yaml']

const edition = z.object({ title: z.string(), date: z.string() })

/** Documents whose edition is older than the last change of what they say. */
export function editionsBehind(changed: Circumstances['changed']): LaunchItem[] {
  return contentFiles('documents', '.yaml').flatMap((file) => {
    const { data, lineOf } = readYaml(file)
    const { title, date } = edition.parse(data)
    const last = changed([file, ...shown].map((name) => `content/${name}`))
    if (last === undefined || last <= date) return []
    return [
      {
        place: `content/${file}`,
        line: lineOf(['date']),
        page: `/${idOf(file)}.pdf`,
        record: title,
        field: 'date',
        now: `edition of ${date}, content of ${last}`,
        ask: 'Read the PDF again, and write the day of the new edition under date',
        form: `collection/documents/item/${idOf(file)}`,
      },
    ]
  })
}
