import { devNull } from 'node:os'
import { beforeEach, expect, it } from 'vitest'
import { openStore } from '#server/store/open-store.ts'
import { storeSubmissions } from '#server/submissions/store-submissions.ts'
import { newFolder } from '../../tests/server/new-folder.ts'
import { commands, runCommand } from './run-command.ts'

let folder: string
beforeEach(async () => {
  folder = await newFolder()
  const store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined })
  await storeSubmissions(store.db, [
    {
      id: 'TEST000000',
      kind: 'contact',
      suspected: false,
      receivedAt: new Date(),
      key: 'key',
      email: 'ada@mail.example',
      fields: { email: 'ada@mail.example' },
    },
  ])
  await store.close()
})

async function run(args: readonly string[], environment = {}) {
  const printed: string[] = []
  const noted: string[] = []
  const code = await runCommand(
    args,
    { SITE_ENV: devNull, DATA_DIR: folder, ...environment },
    {
      print: (text) => void printed.push(text),
      note: (text) => void noted.push(text),
    },
  )
  // The first line, once there is an inbox, names it.
  if (noted[0] === `Inbox: ${folder}`) noted.shift()
  return { code, printed, noted }
}

it.each([
  [['count', '--colour'], /'--colour': see npm run inbox -- help$/],
  [['backup'], /^Name the FILE: npm run inbox -- backup FILE/],
  [['backup', '/nowhere/x.db'], /cannot be written \(\w+\)/],
  [['backup', '/dev/null'], /is there already: choose another name/],
  [['purge', '--yes=no'], /'--yes' does not take an argument: see/],
  [['backup', 'a.db', 'more'], /^"more" is one word too many: see/],
  [['count', 'more'], /^"more" is one word too many: see/],
  [['purge', '--dry-run'], /^Unknown option '--dry-run': see/],
  [['copy-to-postgres'], /^Set DATABASE_URL/],
  [['delete'], /^There is no command "delete"\. Use backup, copy-to-postgres/],
  [['toString'], /^There is no command "toString"/],
  [[], /^Which command\? Use backup, copy-to-postgres/],
])('answers %j in one line', async (args, line) => {
  const { code, printed, noted } = await run(args)
  expect({ code, printed }).toEqual({ code: 1, printed: [] })
  expect(noted).toEqual([expect.stringMatching(line)])
  expect(noted.join()).not.toContain('\n')
})

it('says in one line what is wrong with a setting', async () => {
  const { code, noted } = await run(['count'], { DATABASE_URL: 'mysql://x' })
  expect(code).toBe(1)
  expect(noted).toEqual([expect.stringMatching(/^DATABASE_URL is not valid: it must be/)])
})

it.each([[['help']], [['--help']], [['count', '--help']]])(
  'explains every command: %j',
  async (args) => {
    const { code, printed } = await run(args)
    expect(code).toBe(0)
    for (const name of Object.keys(commands)) {
      expect(printed.join()).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'))
    }
  },
)
