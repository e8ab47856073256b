import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { contentFiles } from '#content/model/content-files.ts'
import { readContent } from '#content/model/parse.ts'
import { questionsSchema } from '#content/model/site-schemas.ts'
import { filled } from '#content/model/tokens.ts'
import { copiedRepository } from './copied-repository.ts'
import { runNode } from './run-node.ts'

const itemSchema = z.object({ place: z.string().min(1), now: z.string(), ask: z.string().min(1) })

/** The format that programs rely on. */
const reportSchema = z.strictObject({
  version: z.literal(2),
  ready: z.boolean(),
  left: z.strictObject({ owner: z.int(), editor: z.int(), engineer: z.int() }),
  notes: z.array(z.string()),
  questions: z.array(z.object({ question: z.string().min(1), items: z.array(itemSchema) })),
  owner: z.array(itemSchema),
  editor: z.array(itemSchema),
  engineer: z.array(itemSchema),
  toRead: z.array(z.object({ file: z.string(), form: z.string(), records: z.int().positive() })),
})

const settings = { CONTENT: '', SITE_URL: '', INBOX_URL: '', SMTP_URL: '', HSTS: '' }
const launchCheck = (args: readonly string[], environment: Record<string, string> = settings) =>
  runNode(['bin/run.mjs', 'launch-check', ...args], environment).ended

let draft: z.infer<typeof reportSchema>
let code: number | null
beforeAll(async () => {
  const ended = await launchCheck(['--json'])
  code = ended.code
  draft = reportSchema.parse(JSON.parse(ended.output))
})

it('lists what is left, the questions to the owner first, for programs', () => {
  const { questions } = questionsSchema.parse(readContent('questions.yaml').data)
  const open = questions.filter(
    ({ status, about = [] }) => status === 'placeholder' || about.length > 0,
  )
  const asked = draft.questions.map(({ question }) => question)
  // In the order of questions.yaml, and only questions that are open there.
  expect(open.map(({ question }) => filled(question)).filter((one) => asked.includes(one))).toEqual(
    asked,
  )
  expect(draft.engineer.map(({ place }) => place)).toEqual(
    expect.arrayContaining(['SITE_URL', 'SMTP_URL']),
  )
  const { owner, editor, engineer } = draft.left
  expect(draft.ready).toBe(owner + editor + engineer === 0)
  expect(code).toBe(draft.ready ? 0 : 1)
})

it('judges the build that is there: one for another address is not ready', async () => {
  const { code, output } = await launchCheck(['--json'], {
    ...settings,
    SITE_URL: 'https://your.domain',
  })
  expect(code).toBe(1)
  const { engineer } = reportSchema.parse(JSON.parse(output))
  const items = engineer.map(({ place, now, ask }) => [place, now, ask])
  expect(items).toContainEqual([
    'build',
    expect.stringMatching(/^SITE_URL is "https:\/\/your\.domain", built with "https:.+\.example"/),
    'Run npm run build -- --with-inbox',
  ])
  expect(items.map(([place]) => place)).not.toContain('SITE_URL')
})

it('is the list of a draft whatever kind is to be built', async () => {
  const { output } = await launchCheck(['--json'], { ...settings, CONTENT: 'confirmed' })
  expect(reportSchema.parse(JSON.parse(output)).questions).toEqual(draft.questions)
})

it.each([
  ['whole', [], contentFiles('documents', '.yaml').length],
  ['cut', ['Dates of documents were not compared: the history is cut.'], 0],
])('compares documents with their content where the history is %s', async (kind, notes, count) => {
  const parts = ['brand', 'content', 'contract', 'documents', 'server', 'tools', 'package.json']
  const copy = await copiedRepository(parts)
  const env = { ...process.env, GIT_COMMITTER_DATE: '2099-01-01T00:00:00Z' }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@mail.example', ...args], {
      cwd: copy,
      env,
      encoding: 'utf8',
    })
  git('init', '--quiet')
  git('add', 'content')
  git('commit', '--quiet', '--message', 'All of content')
  // As `git clone --depth 1` leaves it: the commit's parents are missing.
  if (kind === 'cut') await writeFile(join(copy, '.git/shallow'), git('rev-parse', 'HEAD'))
  const { output } = await runNode(['tools/launch-check.ts', '--json'], settings, copy).ended
  const report = reportSchema.parse(JSON.parse(output))
  expect(report.notes.filter((note) => note.startsWith('Dates'))).toEqual(notes)
  expect(report.editor.filter(({ now }) => now.startsWith('edition of'))).toHaveLength(count)
})

it('says the same to people, without colour where nobody sees it', async () => {
  const { code, output } = await launchCheck([])
  expect(code).toBe(1)
  expect(output).toMatch(/An engineer sets or mends {2}\d+ left\n/)
  expect(output).toMatch(
    /\d+ left before the site can go live: owner \d+, editor \d+, engineer \d+\.\n$/,
  )
  expect(output).not.toContain('\u001b[')
})

it('refuses a bad setting in one line', async () => {
  const { code, output } = await launchCheck([], { ...settings, SMTP_URL: 'nowhere' })
  expect(code).toBe(1)
  expect(output).toMatch(/^SMTP_URL is not valid: it must be .+\n$/)
})
