import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { NewsFrontMatter } from './schema/news.ts'

const folder = 'content/news'

export type NewsItem = NewsFrontMatter & { file: string }
export type Article = NewsItem & { id: number }

/** The front matter of one news file, not yet checked. Throws when the file has none. */
export function frontMatter(source: string, file: string): unknown {
  const match = /^---\n(.*?)\n---\n/s.exec(source)
  if (!match?.[1])
    throw new Error(`${file}: must begin with a front matter between two lines of ---`)
  return parse(match[1])
}

/** All news files with their front matter, unchecked; for the content check. */
export function newsFiles(): { file: string; data: unknown }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const file = join(folder, name)
      return { file, data: frontMatter(readFileSync(file, 'utf8'), file) }
    })
}

/** All news, newest first (spec 2.9). Checked by `validate.ts` before every build. */
export function news(): NewsItem[] {
  return newsFiles()
    .map(({ file, data }) => ({ ...(data as NewsFrontMatter), file }))
    .sort((a, b) => b.date.localeCompare(a.date))
}

/** The news that have a page of their own (spec 2.9), newest first. */
export function articles(): Article[] {
  return news().flatMap((item) => (item.id === undefined ? [] : [{ ...item, id: item.id }]))
}
