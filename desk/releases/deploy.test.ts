import { expect, test } from 'vitest'
import { bola } from '../tests/people.ts'
import { publishedDesk } from '../tests/published-desk.ts'
import { deploy } from './deploy.ts'
import { putBack, schedule } from './releases.ts'

const hour = 3_600_000
const before = { 'figures.yaml': 'phone: 000' }
const after = { 'figures.yaml': 'PHONE: 000' }
const news = { 'news/1.md': 'One' }

/** A desk with its first edition live, and `run`, which deploys beside it. */
async function started() {
  const { run: goOn, ...site } = await publishedDesk({ files: before })
  const printed: string[] = []
  const run = (
    agrees = async () => false,
    whyNot = async (): Promise<string | undefined> => undefined,
  ) =>
    deploy(site.desk, {
      say: (line) => printed.push(line),
      agrees,
      // The desk works whenever `deploy` polls it.
      whyNot: async () => {
        await goOn(1)
        return whyNot()
      },
    })
  const states = async () => {
    const rows = site.desk.db.selectFrom('releases').selectAll().orderBy('created_at')
    return (await rows.execute()).map(({ title, state }) => `${title}: ${state}`)
  }
  return { ...site, printed, run, goOn, states }
}

const agrees = async () => true
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
  expect(await run(agrees)).toMatchObject({ number: 2 })
  expect(printed).toContain('words: [-phone: 000-]{+PHONE: 000+} (figures.yaml)')
  expect(liveFiles()).toEqual(after)
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
])('nothing has changed when %s', async (_name, stopped, problem) => {
  const { parts, run, goOn, states } = await started()
  parts.migrate = inCapitals
  const refs = { ...parts.refs }
  let polls = 0
  const whyNot = async () => {
    polls += 1
    return polls > 1 ? stopped : undefined
  }
  await expect(run(undefined, whyNot)).rejects.toThrow(problem)
  await goOn()
  expect([parts.link, parts.refs, await states()]).toEqual([1, refs, ['New code: withdrawn']])
})

test('a migration or a build that fails leaves everything, and says why', async () => {
  const { parts, run, goOn, states } = await started()
  const refs = { ...parts.refs }
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
  await goOn()
  expect([parts.link, parts.refs, await states()]).toEqual([1, refs, ['New code: withdrawn']])
})

test('a build by other code is found out', async () => {
  const { parts, run } = await started()
  parts.contract = 'of other forms'
  await expect(run()).rejects.toThrow('other code')
  expect(parts.link).toBe(1)
})

test('what was approved before is asked for again, in the shape that content has by then', async () => {
  const { approved, parts, clock, run, goOn, liveFiles, states, ...site } = await started()
  const id = await approved(news, { title: 'News', wishAt: clock.now + hour })
  parts.migrate = inCapitals
  clock.now += 2 * hour
  // Its hour comes before the deploy: content that is not migrated must not go out.
  await goOn()
  expect(parts.link).toBe(1)
  await run(agrees)
  await goOn()
  expect(liveFiles()).toEqual(after)
  expect(await site.release(id)).toMatchObject({ state: 'sent back', approved_by: null })
  expect(await site.mails()).toContain('ada@example.com: News: was sent back')
  expect(await states()).toEqual(['News: sent back', 'New code: live'])
})

test('a release that needs no other shape stays as it was approved', async () => {
  const { approved, parts, clock, run, goOn, liveFiles, release } = await started()
  const id = await approved(news, { wishAt: clock.now + hour })
  parts.code = 'code-2'
  await run()
  clock.now += hour
  await goOn()
  expect(await release(id)).toMatchObject({ state: 'live', edition: 3 })
  expect(liveFiles()).toMatchObject(news)
})

test('what goes live while the operator reads is not undone', async () => {
  const { approved, parts, desk, clock, run, goOn, liveFiles } = await started()
  const id = await approved(news)
  parts.code = 'code-2'
  await schedule(desk, bola, id, clock.now + hour)
  await run(agrees, async () => {
    clock.now += hour
    return undefined
  })
  await goOn()
  expect(liveFiles()).toMatchObject(news)
})

test('an earlier edition is put back in today’s shape', async () => {
  const { parts, desk, run, goOn, liveFiles } = await started()
  parts.migrate = inCapitals
  parts.code = 'code-2'
  await run(agrees)
  await putBack(desk, bola, 1)
  await goOn()
  expect(liveFiles()).toEqual(after)
})

test.each(['makeEdition', 'migrateDraft', 'link', 'content'])(
  'a kill after %s leaves one whole edition, and the draft never behind it',
  async (step) => {
    const { parts, run, goOn, liveFiles } = await started()
    parts.migrate = inCapitals
    const deployed = run(async () => {
      parts.fail = { after: step }
      return true
    })
    await expect(deployed).rejects.toThrow(`killed after ${step}`)
    parts.fail = {}
    await goOn()
    if (liveFiles()['figures.yaml'] === 'PHONE: 000') expect(parts.refs.draft).toBe(parts.refs.live)
    else expect(liveFiles()).toEqual(before)
  },
)
