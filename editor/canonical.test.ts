import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentFiles, contentFolder, contentText } from '../content/model/content-files.ts'
import { pageSources, sources } from '../content/model/sources.ts'
import { editorConfig } from './config.ts'
import { type Form, fileOf, fileParts, formOf } from './file-shape.ts'

const config = editorConfig()
const files = [...Object.values(sources), ...Object.values(pageSources)].flatMap((source) => {
  if (!('schema' in source)) return []
  const { name, holds } = source
  return holds === 'one record'
    ? [name]
    : contentFiles(name, holds === 'articles' ? '.md' : '.yaml')
})

it.each(files)('%s has a form, which writes it as it is', async (file) => {
  const form = formOf(config, file)
  if (!form) throw new Error(`${file} has no form`)
  const { record, body } = fileParts(contentText(file), form)
  const saved = fileOf(record, bodyOf(form, body), form)
  // Otherwise the first change of a word would rewrite the file: run this test with `--update`.
  await expect(saved).toMatchFileSnapshot(join(contentFolder, file))
})

/** The text under a front matter, as the text editor writes what it has read. */
function bodyOf({ schema: { body: field } }: Form, body: string): string {
  if (field?.kind !== 'form' || field.formKind !== 'content') return body
  const content = new TextEncoder().encode(body)
  const files = { other: new Map(), external: new Map(), slug: undefined }
  const { content: written } = field.serialize(field.parse(undefined, { content, ...files }), files)
  return new TextDecoder().decode(written)
}
