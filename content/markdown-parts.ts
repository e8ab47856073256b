import { parse } from 'yaml'

/** A Markdown file in its two parts; `data` is the front matter, not yet checked. */
export type MarkdownFile = { file: string; data: unknown; body: string }

/** Splits a Markdown file into front matter and text. Throws when it has no front matter. */
export function markdownParts(source: string, file: string): MarkdownFile {
  const match = /^---\r?\n(.*?)\r?\n---(?:\r?\n|$)(.*)$/s.exec(source)
  if (!match?.[1])
    throw new Error(`${file}: must begin with a front matter between two lines of ---`)
  return { file, data: parse(match[1]), body: match[2] ?? '' }
}
