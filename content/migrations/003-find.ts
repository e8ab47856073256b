import { parse, parseDocument, stringify } from 'yaml'
import { contentText } from '../model/content-files.ts'
import type { Migration } from './migration.ts'

const [search, find] = ['search.yaml', 'find.yaml']

/**
 * What people say, which content had none of: that of the project's own content, with the other words that
 * `search.yaml` had for pages.
 */
export const whatPeopleSay: Migration = {
  name: '003-find',
  migrate(files) {
    const bytes = files.get(search)
    if (!bytes || files.has(find)) return files
    const words = parseDocument(bytes.toString())
    const { otherWords = [] } = words.toJS()
    words.deleteIn(['otherWords'])
    if (!words.hasIn(['words', 'best'])) words.setIn(['words', 'best'], 'Best answers')
    const table = parse(contentText(find))
    for (const { href, keywords } of otherWords) {
      const known = table.pages.find((page: { href: string }) => page.href === href)
      const asks = keywords.join(', ')
      if (known) known.asks = `${known.asks}, ${asks}`
      else if (asks) table.pages.push({ href, asks })
    }
    return new Map(files)
      .set(search, Buffer.from(words.toString({ lineWidth: 0 })))
      .set(find, Buffer.from(stringify(table)))
  },
}
