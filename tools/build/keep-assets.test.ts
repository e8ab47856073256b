import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepAssets } from './keep-assets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function finish(name: string) {
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'client/assets', name), name)
}
const kept = () => readdir(join(folder, 'previous/assets'))

it('keeps the hashed files of one build, the last', async () => {
  await finish('a-1.js')
  await keepAssets(folder)
  expect(await kept()).toEqual(['a-1.js'])
  await finish('a-2.js')
  await keepAssets(folder)
  expect(await kept()).toEqual(['a-2.js'])
})

it('keeps what it has while there is nothing newer', async () => {
  await finish('a-1.js')
  await keepAssets(folder)
  await keepAssets(folder)
  expect(await kept()).toEqual(['a-1.js'])
})
