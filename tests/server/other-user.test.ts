import { chmod, chown, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copiedRepository } from './copied-repository.ts'
import { skipTest } from './deploy/program-or.ts'
import { put } from './inbox/filled-store.ts'
import { newFolder } from './new-folder.ts'
import { repository, runProgram } from './run-node.ts'

/** `nobody` on most systems: like the server's user, without write access to the project. */
const other = { uid: 65_534, gid: 65_534 }

it('every command of the inbox works for a user who may write nothing of the project', async (context) => {
  if (process.getuid?.() !== 0) skipTest(context, 'needs root, to become another user')
  const folder = await newFolder()
  const data = join(folder, 'data')
  await put({ DATA_DIR: data }, { fields: { name: 'Ada', email: 'ada@mail.example' } })
  const home = join(folder, 'home')
  await mkdir(home)
  for (const place of [folder, data, home]) await chown(place, other.uid, other.gid)
  for (const file of await readdir(data)) await chown(join(data, file), other.uid, other.gid)
  const environment = {
    DATA_DIR: data,
    HOME: home,
    SMTP_URL: '',
    DATABASE_URL: '',
    NODE_COMPILE_CACHE: '',
    INIT_CWD: folder,
    // Without npm's variables, as in a login shell.
    npm_lifecycle_event: '',
    npm_execpath: '',
  }
  const run = (...args: string[]) =>
    runProgram([process.execPath, ...args], environment, { cwd: repository, user: other }).ended
  const reached = await run('bin/run.mjs').catch(() => undefined)
  if (!reached?.output.includes('Unknown command')) {
    skipTest(context, 'needs a folder that other users may read')
  }
  for (const command of [
    ['count'],
    ['backup', join(folder, 'copy.db')],
    ['purge', '--by-policy', '--yes'],
  ]) {
    const { code, output } = await run('bin/run.mjs', 'inbox', ...command)
    expect({ code, output }, command.join(' ')).toMatchObject({ code: 0 })
    expect(output, command.join(' ')).toMatch(`Inbox: ${data}\n`)
    expect(output, command.join(' ')).not.toMatch(/EACCES|^\s+at /m)
  }
})

it('a server whose user may not read the build says so in one line', async (context) => {
  if (process.getuid?.() !== 0) skipTest(context, 'needs root, to become another user')
  const parts = ['server', 'brand', 'content', 'contract', 'package.json', 'build/client']
  const copy = await copiedRepository(parts)
  await chmod(copy, 0o755)
  await chmod(join(copy, 'build/client'), 0o700)
  const check = [process.execPath, 'server/main.ts', '--check']
  const { code, output } = await runProgram(check, {}, { cwd: copy, user: other }).ended
  if (output.includes('ERR_MODULE_NOT_FOUND')) {
    skipTest(context, 'needs a folder that other users may read')
  }
  expect(code).toBe(1)
  expect(output).toMatch(/^EACCES: .+build\/client.+: .+ let the server's user read it .+\n$/)
})
