import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentFiles, contentFolder } from '../content/model/content-files.ts'
import { pageSources, sources } from '../content/model/sources.ts'
import { canonical, formsByFile } from './canonical.ts'
import { editorConfig } from './config.ts'

const forms = formsByFile(editorConfig())

it('every file of content has a form', () => {
  const files = [...Object.values(sources), ...Object.values(pageSources)].flatMap((source) => {
    if (!('schema' in source)) return []
    const { name, holds } = source
    return holds === 'one record'
      ? [name]
      : contentFiles(name, holds === 'articles' ? '.md' : '.yaml')
  })
  expect([...forms.keys()].sort()).toEqual(files.sort())
})

it.each([...forms])('%s is written back as it was read', async (file, form) => {
  // Otherwise the first change of a word would rewrite the file: run this test with `--update`.
  await expect(canonical(file, form)).toMatchFileSnapshot(join(contentFolder, file))
})
