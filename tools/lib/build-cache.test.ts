import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetOldest, kept } from './build-cache.ts'

let work: string
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'cache-'))
  vi.stubEnv('BUILD_WORK', work)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(work, { recursive: true })
})

const cache = () => join(work, 'drawn')
/** What is there under this source, else `made`. */
const text = async (source: string, made: string) =>
  Buffer.from(await kept(['build-cache.test', source], async () => Buffer.from(made))).toString()

it('makes bytes once for the same sources', async () => {
  await forgetOldest(0)
  expect(await text('a', 'first')).toBe('first')
  expect(await text('a', 'second')).toBe('first')
  expect(await text('b', 'third')).toBe('third')
})

it('forgets what was used longest ago, and what a build that was cut short has left', async () => {
  for (const source of ['a', 'b', 'c']) await text(source, source.repeat(10))
  await writeFile(join(cache(), 'half.1234'), 'x'.repeat(30))
  for (const file of await readdir(cache())) await utimes(join(cache(), file), 1, 1)
  for (const source of ['a', 'b']) await text(source, 'made anew')
  await forgetOldest(25)
  expect(await text('a', 'made anew')).toBe('a'.repeat(10))
  expect(await readdir(cache())).toHaveLength(2)
})
