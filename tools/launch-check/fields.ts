import { textsIn } from '#content/model/tokens.ts'
import type { ContentFile } from './content-files.ts'

/** One text of a content file, with its place. */
export type Field = {
  content: ContentFile
  path: readonly PropertyKey[]
  /** As it stands in the file. */
  text: string
}

/** Every text in the fields of content files. */
export function fieldsOf(files: readonly ContentFile[]): Field[] {
  return files.flatMap((content) =>
    textsIn(content.parsed.data).map(([path, text]) => ({ content, path, text })),
  )
}

/** Where a field stands, as findings say it. */
export function placeOf({ content: { file, parsed }, path }: Field) {
  return { place: file, line: parsed.lineOf(path) }
}

/** Lines of a Markdown file's text that match, with the file and the line's number. */
export function bodyLines({ file, text, parsed }: ContentFile, pattern: RegExp) {
  const above = text.slice(0, text.length - parsed.body.length).split('\n').length
  return parsed.body
    .split('\n')
    .map((line, index) => ({
      place: file,
      line: above + index,
      match: pattern.exec(line)?.[0] ?? '',
    }))
    .filter(({ match }) => match !== '')
}
