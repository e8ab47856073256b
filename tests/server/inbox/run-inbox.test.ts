import { spawn } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { repository } from '../run-node.ts'
import { put } from './filled-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-'))
  await put({ DATA_DIR: folder }, { fields: { name: 'Ada', email: 'ada@mail.example' } })
})
afterEach(() => rm(folder, { recursive: true }))

/** The standard output of `npm run inbox -- …`, typed in the test's folder. */
async function typed(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(repository, 'bin/run.mjs'), 'inbox', ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: folder, npm_lifecycle_event: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return text(child.stdout)
}

it('prints the answer alone, for programs to read', async () => {
  expect(await typed('count')).toBe('1 submission stored.\n')
})

it('writes files where the command was typed', async () => {
  await typed('backup', 'copy.db')
  expect((await stat(join(folder, 'copy.db'))).isFile()).toBe(true)
})

it('ends quietly when its reader has had enough', async () => {
  const child = spawn(process.execPath, ['server/cli/main.ts', 'help'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  expect(await text(child.stderr)).toBe('')
  expect(await ended).toBe(0)
})
