import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { copiedRepository } from './copied-repository.ts'
import { runNode } from './run-node.ts'

let copy: string

/** A copy of the server and its build, with a settings file of its own. */
beforeEach(async () => {
  const parts = ['server', 'brand', 'content', 'contract', 'deploy', 'package.json']
  copy = await copiedRepository([...parts, 'build/client', 'build/stamp.json'])
})

/** Writes site.env, which the programs read because `run` empties `SITE_ENV`. */
const write = (...lines: string[]) =>
  writeFile(join(copy, 'site.env'), ['PORT=0', 'DATA_DIR=inbox', ...lines, ''].join('\n'))
const run = (...args: string[]) => runNode(args, { SITE_ENV: '' }, copy)

it('a server refuses a build that was made with other settings, in one line', async () => {
  await write('INBOX_URL=https://inbox.your.domain', 'SITE_ULR=https://your.domain')
  const { code, output } = await run('server/main.ts').ended
  expect(code).toBe(1)
  expect(output.split('\n')).toEqual([
    `No setting is called SITE_ULR: correct ${join(copy, 'site.env')}, or take that out.`,
    'The build was made with other settings: INBOX_URL is "https://inbox.your.domain", ' +
      'built with the inbox of this server. Run npm run build -- --with-inbox, then start again.',
    '',
  ])
})

it.each([
  ['the server', ['server/main.ts']],
  ['the inbox’s commands', ['server/cli/main.ts', 'count']],
  ['the health check', ['deploy/health-check.ts']],
  ['the scripts', ['deploy/setting.ts', 'DATA_DIR']],
])('%s says in one line that the file is not there', async (_name, args) => {
  const { code, output } = await runNode(args, { SITE_ENV: '/nowhere/site.env' }, copy).ended
  expect({ code, output }).toEqual({
    code: 1,
    output:
      'There is no settings file /nowhere/site.env, which SITE_ENV names: write it, or correct that.\n',
  })
})

const contact = () => join(copy, 'content/contact.yaml')
it.each([
  [
    'is no YAML',
    () => writeFile(contact(), 'phones: "\n'),
    /^content\/contact\.yaml: line \d: .+$/,
  ],
  [
    'lacks fields',
    () => writeFile(contact(), 'phones: []\n'),
    /^content\/contact\.yaml: line \d: .+$/,
  ],
  ['is gone', () => rm(contact()), /^ENOENT: .+contact\.yaml.+: build again, .+$/],
  ['has no build', () => rm(join(copy, 'build/client'), { recursive: true }), /: build again, .+$/],
])('content that %s is told in lines, at the start and by --check', async (_what, spoil, line) => {
  await write('LOG_LEVEL=silent')
  await spoil()
  for (const args of [[], ['--check']]) {
    const { code, output } = await run('server/main.ts', ...args).ended
    expect(code).toBe(1)
    for (const said of output.trimEnd().split('\n')) expect(said).toMatch(line)
  }
})
