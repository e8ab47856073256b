import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { keepAssets } from './keep-assets.ts'

it('keeps the hashed files of the last build, also while there is nothing newer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of ['a-1.js', 'a-2.js', undefined]) {
    if (name) await mkdir(join(folder, 'client/assets'), { recursive: true })
    if (name) await writeFile(join(folder, 'client/assets', name), name)
    await keepAssets(folder)
    expect(await readdir(join(folder, 'previous/assets'))).toEqual([name ?? 'a-2.js'])
  }
})
