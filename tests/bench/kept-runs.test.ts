import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { KeptRuns } from './kept-runs.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'runs-'))
})
afterEach(() => rm(folder, { recursive: true }))

const open = (build: string, add = true) => KeptRuns.open(join(folder, 'runs.json'), build, add)

it('adds to the runs of the same build, and to no others', async () => {
  const first = await open('a')
  first.of('/', '/', 2).loads[1]?.push({ paint: 1, blocking: 2 })
  await first.save()
  expect((await open('a')).of('/', '/', 2).loads).toEqual([[], [{ paint: 1, blocking: 2 }]])
  expect((await open('b')).measured).toEqual([])
  expect((await open('a', false)).measured).toEqual([])
})
