import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentFiles, contentFolder, contentText } from '#content/model/content-files.ts'
import { kinds } from '../../desk/content/kinds.ts'
import { recordFile } from '../../desk/content/record-file.ts'
import { parsedFile } from '../../desk/content/records.ts'

const files = kinds.flatMap((kind) =>
  (kind.isList ? contentFiles(kind.path, kind.isArticle ? '.md' : '.yaml') : [kind.path]).map(
    (file) => ({ file, kind }),
  ),
)

it.each(files)('$file has a form, which writes it as it is', async ({ file, kind }) => {
  const { data, body } = parsedFile(file, Buffer.from(contentText(file)))
  // Otherwise the first change of a word would rewrite the file: run this test with `--update`.
  await expect(recordFile(data, body, kind)).toMatchFileSnapshot(join(contentFolder, file))
})
