import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentFolder } from '#content/model/content-files.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { webFont } from '../build/web-font.ts'

it("today's content has no letter that browsers must show in another typeface", async () => {
  const known = webFont()
  for (const file of await filesIn(contentFolder, ['**/*.{md,yaml}'])) {
    const text = readFileSync(join(contentFolder, file), 'utf8')
    const missing = [...text.normalize('NFD')].filter((each) => !known.has(each))
    expect(missing, file).toEqual([])
  }
})
