import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesIn } from '../files-in.ts'
import { removeUnusedPictures } from './unused-pictures.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(folder, 'assets'))
})
afterEach(() => rm(folder, { recursive: true }))

it('removes the pictures that nothing names, and no other file', async () => {
  const files = {
    'index.html': '<source srcset="/assets/rig.Ab-_1.avif 480w, /assets/rig.Cd2.avif 640w">',
    'assets/map.js': 'const drawing="/assets/map.E.webp"',
    ...{ 'assets/rig.Ab-_1.avif': '', 'assets/rig.Cd2.avif': '', 'assets/map.E.webp': '' },
    ...{ 'assets/g.Cd2.avif': '', 'assets/yard.F.webp': '', 'assets/archivo.G.woff2': '' },
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await removeUnusedPictures(folder)
  expect(await filesIn(folder, 'assets/*')).toEqual([
    ...['assets/archivo.G.woff2', 'assets/map.E.webp', 'assets/map.js'],
    ...['assets/rig.Ab-_1.avif', 'assets/rig.Cd2.avif'],
  ])
})
