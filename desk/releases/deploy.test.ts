import { afterEach, expect, test } from 'vitest'
import { testDesk } from '../tests/fake-parts.ts'
import { deploy } from './deploy.ts'
import { approve, ask, publishWhatIsDue, putBack, releaseOf, schedule } from './releases.ts'

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

const hour = 3_600_000
const everyone = new Set(['editor', 'approver', 'administrator'] as const)
const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com', roles: everyone }
const bola = { id: 'bola', name: 'Bola', email: 'bola@example.com', roles: everyone }

/** A desk with its first edition live, and `run`, which deploys beside it. */
async function started() {
  const { desk, parts, clock, mails, end } = await testDesk({}, { 'figures.yaml': 'phone: 000' })
  closings.push(end)
  const { db } = desk
  clock.now = Date.parse('2026-11-25T09:00:00Z')
  for (const { id, name, email } of [ada, bola]) {
    const person = { id, name, email, editor: 1, approver: 1, administrator: 1, created_at: 0 }
    await db
      .insertInto('people')
      .values({ ...person })
      .execute()
  }
  const poll = async () => {
    parts.finish()
    await publishWhatIsDue(desk)
  }
  for (let round = 0; round < 3; round += 1) await poll()
  const printed: string[] = []
  const run = (
    agrees = async () => false,
    whyNot = async (): Promise<string | undefined> => undefined,
  ) =>
    deploy(desk, {
      say: (line) => printed.push(line),
      agrees,
      // The desk works whenever `deploy` polls it.
      whyNot: async () => {
        await poll()
        return whyNot()
      },
    })
  const released = async (wishAt?: number) => {
    const base = parts.refs.live
    const commit = parts.commit({ ...filesOf(base), 'news/1.md': 'One' })
    const files = ['news/1.md']
    const id = await ask(desk, ada, { title: 'News', note: '', wishAt, base, commit, files })
    await poll()
    await approve(desk, bola, id, (await releaseOf(desk, id)).report_hash ?? '')
    return id
  }
  const filesOf = (commit: string) => Object.fromEntries(parts.commits.get(commit) ?? [])
  const liveFiles = () => filesOf(parts.editions.get(parts.link ?? 0)?.commit ?? '')
  const states = async () =>
    (
      await db.selectFrom('releases').select(['title', 'state']).orderBy('created_at').execute()
    ).map(({ title, state }) => `${title}: ${state}`)
  return { desk, parts, clock, mails, printed, run, poll, released, filesOf, liveFiles, states }
}

const inCapitals = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.toUpperCase()]))

test('new code that changes nothing for visitors goes live unasked', async () => {
  const { parts, run, printed } = await started()
  parts.code = 'code-2'
  expect(await run()).toMatchObject({ number: 2, code: 'code-2' })
  expect(parts.link).toBe(2)
  expect(printed.at(-1)).toBe('Nothing changes for visitors.')
})

test('a change is shown, and goes live when the operator agrees', async () => {
  const { parts, desk, run, printed, liveFiles } = await started()
  parts.migrate = inCapitals
  expect(await run(async () => true)).toMatchObject({ number: 2 })
  expect(printed).toContain('words: [-phone: 000-]{+PHONE: 000+} (figures.yaml)')
  expect(liveFiles()).toEqual({ 'figures.yaml': 'PHONE: 000' })
  expect(parts.refs.live).toBe(parts.refs.draft)
  const audit = await desk.db.selectFrom('audit').select(['action', 'subject']).execute()
  expect(audit.slice(-2)).toEqual([
    { action: 'publishes now', subject: 'New code' },
    { action: 'published', subject: 'Edition 2: New code' },
  ])
})

test.each([
  ['the operator says no', undefined, 'What is live has stayed'],
  ['the desk ends', 'The desk does not run', 'The desk does not run'],
] as const)('nothing has changed when %s', async (_name, stopped, problem) => {
  const { parts, run, poll, states } = await started()
  parts.migrate = inCapitals
  const before = { ...parts.refs }
  let looks = 0
  await expect(
    run(undefined, async () => {
      looks += 1
      return looks > 1 ? stopped : undefined
    }),
  ).rejects.toThrow(problem)
  await poll()
  expect([parts.link, parts.refs, await states()]).toEqual([1, before, ['New code: withdrawn']])
})

test('a migration or a build that fails leaves everything, and says why', async () => {
  const { parts, run, poll, states } = await started()
  const before = { ...parts.refs }
  parts.migrate = () => {
    throw new Error('no phone in figures.yaml')
  }
  await expect(run()).rejects.toThrow('no phone in figures.yaml')
  parts.migrate = inCapitals
  const failing = run(undefined, async () => {
    const job = [...parts.jobs.keys()].at(-1) ?? ''
    const problem = 'The page /about is broken:\n\u001b[2J\u202Eword\u{E0041}'
    if (!job.startsWith('first')) parts.break(job, problem)
    return undefined
  })
  // What steers a terminal stands there as a replacement character.
  const text = 'The page /about is broken:\n\uFFFD[2J\uFFFDword\uFFFD\nWhat is live has stayed.'
  await expect(failing).rejects.toThrow(text)
  await poll()
  expect([parts.link, parts.refs, await states()]).toEqual([1, before, ['New code: withdrawn']])
})

test('a build by other code is found out', async () => {
  const { parts, run } = await started()
  parts.contract = 'of other forms'
  await expect(run()).rejects.toThrow('other code')
  expect(parts.link).toBe(1)
})

test('what was approved before is asked for again, in the shape that content has by then', async () => {
  const { parts, clock, desk, run, poll, released, liveFiles, states, mails } = await started()
  const id = await released(clock.now + hour)
  parts.migrate = inCapitals
  clock.now += 2 * hour
  // Its hour comes before the deploy: content that is not migrated must not go out.
  await poll()
  expect(parts.link).toBe(1)
  await run(async () => true)
  await poll()
  expect(liveFiles()).toEqual({ 'figures.yaml': 'PHONE: 000' })
  expect(await releaseOf(desk, id)).toMatchObject({ state: 'sent back', approved_by: null })
  expect(await mails()).toContain('ada@example.com: News: was sent back')
  expect(await states()).toEqual(['News: sent back', 'New code: live'])
})

test('a release that needs no other shape stays as it was approved', async () => {
  const { parts, clock, run, poll, released, liveFiles, desk } = await started()
  const id = await released(clock.now + hour)
  parts.code = 'code-2'
  await run()
  clock.now += hour
  for (let round = 0; round < 3; round += 1) await poll()
  expect(await releaseOf(desk, id)).toMatchObject({ state: 'live', edition: 3 })
  expect(liveFiles()).toMatchObject({ 'news/1.md': 'One' })
})

test('what goes live while the operator reads is not undone', async () => {
  const { parts, desk, clock, run, poll, released, liveFiles } = await started()
  const id = await released()
  parts.code = 'code-2'
  await schedule(desk, bola, id, clock.now + hour)
  const read = run(
    async () => true,
    async () => {
      clock.now += hour
      return undefined
    },
  )
  await read
  for (let round = 0; round < 3; round += 1) await poll()
  expect(liveFiles()).toMatchObject({ 'news/1.md': 'One' })
})

test('an earlier edition is put back in today’s shape', async () => {
  const { parts, desk, run, poll, liveFiles } = await started()
  parts.migrate = inCapitals
  parts.code = 'code-2'
  await run(async () => true)
  await putBack(desk, bola, 1)
  for (let round = 0; round < 3; round += 1) await poll()
  expect(liveFiles()).toEqual({ 'figures.yaml': 'PHONE: 000' })
})

test('a kill at any step leaves one whole edition, and the draft never behind it', async () => {
  for (const step of ['makeEdition', 'migrateDraft', 'link', 'content'] as const) {
    const { parts, run, poll, liveFiles } = await started()
    parts.migrate = inCapitals
    const deployed = run(async () => {
      parts.killAfter = step
      return true
    })
    await expect(deployed, step).rejects.toThrow(`killed after ${step}`)
    parts.killAfter = undefined
    for (let round = 0; round < 3; round += 1) await poll()
    const isNew = liveFiles()['figures.yaml'] === 'PHONE: 000'
    if (isNew) expect(parts.refs.draft, step).toBe(parts.refs.live)
    else expect(liveFiles(), step).toEqual({ 'figures.yaml': 'phone: 000' })
  }
})
