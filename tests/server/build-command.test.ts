import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { copiedRepository } from './copied-repository.ts'
import { runNode, runProgram } from './run-node.ts'

let copy: string

/** The real runner, with a stub build that prints its arguments and a server that exits at once. */
beforeEach(async () => {
  copy = await copiedRepository(['bin', 'package.json', 'package-lock.json'])
  await mkdir(join(copy, 'tools'))
  await mkdir(join(copy, 'server'))
  await writeFile(
    join(copy, 'tools/build.ts'),
    `console.log('built [' + process.argv.slice(2) + ']')
     console.error('WARNING: two\\nlines')`,
  )
  await writeFile(join(copy, 'server/main.ts'), '')
})

it.each([
  ['is a plain static build', ['build'], ''],
  ['builds for a server that runs already', ['build', '--with-inbox'], '--with-inbox'],
])('npm run build %s, and shows what the build warns of', async (_what, args, given) => {
  const { code, output } = await runNode(['bin/run.mjs', ...args], {}, copy).ended
  expect(code).toBe(0)
  expect(output).toMatch(/2\/2 build +built \[.*\].*\nWARNING: two\nlines\n$/)
  expect(output).toContain(`built [${given}]`)
})

it('npm start builds for the inbox of its own server, where nothing is published', async () => {
  const { output } = await runNode(['bin/run.mjs', 'start'], {}, copy).ended
  expect(output).toMatch(/2\/3 build +built \[--with-inbox,--unless-published\]/)
})

it('npm run build writes what the server’s user can read, whoever builds', async () => {
  const make = "import { mkdirSync } from 'node:fs'; mkdirSync('built')"
  await writeFile(join(copy, 'tools/build.ts'), make)
  const careful = ['sh', '-c', 'umask 077 && exec "$@"', 'sh']
  const build = [...careful, process.execPath, 'bin/run.mjs', 'build']
  expect(await runProgram(build, {}, { cwd: copy }).ended).toMatchObject({ code: 0 })
  expect((await stat(join(copy, 'built'))).mode & 0o777).toBe(0o755)
})
