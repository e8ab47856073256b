import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { documentEntries } from '#content/model/documents.ts'
import { root } from '#tools/lib/root.ts'
import { siteFolder } from './built-site.ts'

it('gives the same bytes whenever it is run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await promisify(execFile)(process.execPath, ['tools/documents.ts', folder], { cwd: root })
  for (const { id } of documentEntries) {
    const again = await readFile(join(folder, `${id}.pdf`))
    expect(again.equals(await readFile(`${siteFolder}${id}.pdf`)), id).toBe(true)
  }
})
