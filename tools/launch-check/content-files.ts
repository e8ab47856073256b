import type { z } from 'zod'
import { contentFiles, contentText } from '#content/model/content-files.ts'
import { type Parsed, parseMarkdown, parseYaml } from '#content/model/parse.ts'
import type { Source } from '#content/model/source.ts'
import { pageSources, sources } from '#content/model/sources.ts'

/** A file that editors write, taken apart, with the schema that judges its fields. */
export type ContentFile = {
  /** From the repository's folder: `content/facts.yaml`. */
  file: string
  text: string
  parsed: Parsed
  schema: z.ZodType
}

/** Every YAML and Markdown file of `content/` that a schema judges. */
export function readContent(): ContentFile[] {
  const all: readonly object[] = [...Object.values(sources), ...Object.values(pageSources)]
  return all
    .filter((source): source is Source<unknown> => 'schema' in source)
    .flatMap(({ name, holds, schema }) => {
      const files = holds === 'one record' ? [name] : contentFiles(name, extensions[holds])
      return files.map((file) => contentFile(`content/${file}`, contentText(file), schema))
    })
}

const extensions = { records: '.yaml', articles: '.md' } as const

/** Takes one file apart. */
export function contentFile(file: string, text: string, schema: z.ZodType): ContentFile {
  const parsed = file.endsWith('.md') ? parseMarkdown(text) : parseYaml(text)
  return { file, text, parsed, schema }
}
