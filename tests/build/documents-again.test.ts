import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { documentEntries } from '#content/model/documents.ts'
import { writeDocuments } from '#tools/build/besides-pages.ts'
import { siteFolder } from './built-site.ts'

it('gives the same bytes whenever it is run, without the cache', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeDocuments(folder, (_, make) => make())
  for (const { id } of documentEntries) {
    const again = await readFile(join(folder, `${id}.pdf`))
    expect(again.equals(await readFile(`${siteFolder}${id}.pdf`)), id).toBe(true)
  }
})
