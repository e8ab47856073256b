import { devNull, tmpdir } from 'node:os'
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

/** Runs a command as if somebody sat there who gives one answer to every question. */
async function run(args: readonly string[], answer?: string, environment = {}) {
  const printed: string[] = []
  const noted: string[] = []
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return answer ?? ''
  }
  const code = await runCommand(
    args,
    { SITE_ENV: devNull, DATA_DIR: folder, ...environment },
    {
      print: (text) => void printed.push(text),
      note: (text) => void noted.push(text),
      ask: answer === undefined ? undefined : ask,
    },
  )
  // The first line, once there is an inbox, names it.
  if (noted[0] === `Inbox: ${folder}`) noted.shift()
  return { code, printed, noted, asked }
}

it.each([
  [
    ['export', '--csv', 'x', '--kind', 'spam'],
    /^--kind is one of contact, application, newsletter/,
  ],
  [['retry', '--colour'], /'--colour'\. Use: npm run inbox -- retry/],
  [['export'], /^--csv FILE is missing/],
  [['export', '--csv', '/nowhere/x.csv'], /cannot be written \(ENOENT\)/],
  [['export', '--csv', '/dev/null'], /is not a file/],
  [['export', '--csv', tmpdir()], /is a folder: add the name/],
  [['erase'], /^EMAIL is missing/],
  [['erase', 'ada'], /^"ada" is not an e-mail address/],
  [['export', '--csv'], /^Option '--csv <value>' argument missing\. Use: npm run inbox -- export/],
  [['erase', 'a@b.example', '--yes=no'], /'--yes' does not take an argument\. Use:/],
  [['erase', 'a@b.example', 'more'], /^"more" is one word too many\. Use:/],
  [['erase', 'a@b.example', '--dry-run'], /^Unknown option '--dry-run'\. Use: .+ erase EMAIL/],
  [['copy-to-postgres'], /^Set DATABASE_URL/],
  [['delete'], /^There is no command "delete"\. Use export, retry/],
  [['toString'], /^There is no command "toString"/],
  [[], /^Which command\? Use export, retry/],
])('answers %j in one line', async (args, line) => {
  const { code, printed, noted } = await run(args)
  expect({ code, printed }).toEqual({ code: 1, printed: [] })
  expect(noted).toEqual([expect.stringMatching(line)])
  expect(noted.join()).not.toContain('\n')
})

it('says in one line what is wrong with a setting', async () => {
  const { code, noted } = await run(['retry'], undefined, { DATABASE_URL: 'mysql://x' })
  expect(code).toBe(1)
  expect(noted).toEqual([expect.stringMatching(/^DATABASE_URL is not valid: it must be/)])
})

it('asks before it erases, and does what it was answered', async () => {
  const kept = await run(['erase', 'ada@mail.example'], 'no')
  expect(kept.asked).toEqual([
    '1 submission of ada@mail.example will be erased. Type yes to go on: ',
  ])
  expect(kept).toMatchObject({ code: 1, noted: ['Nothing was done.'] })
  const erased = await run(['erase', 'ada@mail.example'], 'yes')
  expect(erased.asked).toEqual(kept.asked)
  expect(erased.code).toBe(0)
  expect((await run(['erase', 'ada@mail.example'])).printed).toEqual([
    'Nothing of ada@mail.example is stored.',
  ])
})

it.each([[['help']], [['--help']], [['retry', '--help']]])(
  'explains every command: %j',
  async (args) => {
    const { code, printed } = await run(args)
    expect(code).toBe(0)
    for (const name of Object.keys(commands)) {
      expect(printed.join()).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'))
    }
  },
)
