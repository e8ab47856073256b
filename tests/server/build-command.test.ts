import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { repository, runNode } from './run-node.ts'

let copy: string

/** The real runner, with a stub build that prints its arguments and a server that exits at once. */
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'build-command-'))
  for (const part of ['bin', 'package.json', 'package-lock.json']) {
    await cp(join(repository, part), join(copy, part), { recursive: true })
  }
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'), 'dir')
  await mkdir(join(copy, 'tools'))
  await mkdir(join(copy, 'server'))
  await writeFile(
    join(copy, 'tools/build.ts'),
    `console.log('built [' + process.argv.slice(2) + ']')
     console.error('WARNING: two\\nlines')`,
  )
  await writeFile(join(copy, 'server/main.ts'), '')
})
afterEach(() => rm(copy, { recursive: true }))

it('npm run build is a plain static build and shows what the build warns of', async () => {
  const { code, output } = await runNode(['bin/run.mjs', 'build'], {}, copy).ended
  expect(code).toBe(0)
  expect(output).toMatch(/2\/2 build +built \[\].*\nWARNING: two\nlines\n$/)
})

it('npm run build -- --with-inbox builds for a server that runs already', async () => {
  const { code, output } = await runNode(['bin/run.mjs', 'build', '--with-inbox'], {}, copy).ended
  expect(code).toBe(0)
  expect(output).toMatch(/2\/2 build +built \[--with-inbox\]/)
})

it('npm start builds for the inbox of its own server, where nothing is published', async () => {
  const { output } = await runNode(['bin/run.mjs', 'start'], {}, copy).ended
  expect(output).toMatch(/2\/3 build +built \[--with-inbox,--unless-published\]/)
})
