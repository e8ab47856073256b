import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { siteFiles } from './files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('gives no address to what answers something else', async () => {
  for (const file of ['about.html', 'about.html.br', '404.html']) {
    await writeFile(join(folder, file), '')
  }
  expect([...(await siteFiles(folder)).keys()]).toEqual(['/about'])
})
