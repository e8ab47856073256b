import { expect, onTestFinished, test } from 'vitest'
import { lagosDay } from '../base/lagos-time.ts'
import type { Person } from '../base/people.ts'
import { testDesk } from '../tests/fake-parts.ts'
import { approve, ask, publishWhatIsDue, releaseOf, schedule } from './releases.ts'

/** A scheduled release, when a release, a closing and a deploy go live before its hour. */

const everything = new Set(['editor', 'approver', 'administrator'] as const)
const ada: Person = { id: 'ada', name: 'Ada', email: 'ada@example.com', roles: everything }
const bola: Person = { id: 'bola', name: 'Bola', email: 'bola@example.com', roles: everything }

const first = {
  'figures.yaml': 'phone: 000',
  'news/1.md': 'One',
  'vacancies/driller.yaml': 'title: Driller\ncloses: 2026-11-25\nstatus: stated\n',
}

/** A desk whose first edition is live, in the afternoon of the day on which the opening closes. */
async function openedDesk() {
  const { desk, parts, clock, end } = await testDesk({}, first)
  onTestFinished(end)
  clock.now = Date.parse('2026-11-25T14:00:00Z')
  for (const { id, name, email } of [ada, bola]) {
    const roles = { editor: 1, administrator: 1, approver: 1 }
    await desk.db
      .insertInto('people')
      .values({ id, name, email, ...roles, created_at: 0 })
      .execute()
  }
  /** Runs the publishing timer a few times, with all builds finished in between. */
  const goOn = async (until = clock.now) => {
    clock.now = until
    for (let round = 0; round < 6; round += 1) {
      parts.finish()
      await publishWhatIsDue(desk)
    }
  }
  await goOn()
  return { desk, parts, clock, goOn }
}

type Opened = Awaited<ReturnType<typeof openedDesk>>

/** Ada asks for files, and Bola approves the report. */
async function approved(
  { desk, parts, goOn }: Opened,
  title: string,
  files: Record<string, string>,
  wishAt?: number,
): Promise<string> {
  const base = parts.refs.live
  const commit = parts.commit({ ...Object.fromEntries(parts.commits.get(base) ?? []), ...files })
  const id = await ask(desk, ada, {
    title,
    note: '',
    wishAt,
    base,
    commit,
    files: Object.keys(files),
  })
  await goOn()
  await approve(desk, bola, id, (await releaseOf(desk, id)).report_hash ?? '')
  return id
}

/** Deploys other code: an edition of the live content, built by it, goes live. */
async function deploy({ parts, goOn }: Opened): Promise<void> {
  const live = await parts.builds.live()
  if (!live) throw new Error('nothing is live')
  parts.code = 'code-2'
  const number = live.number + 1
  await parts.builds.makeEdition('', { ...live, number, code: 'code-2', title: 'Other code' })
  await parts.builds.setLive(number)
  await goOn()
}

const sixNextDay = Date.parse('2026-11-26T17:00:00Z')
const number = { 'figures.yaml': 'phone: 201' }

/** Schedules a number for the next day at 18:00; the rest goes live before. */
async function untilSix(opened: Opened, other: Record<string, string>) {
  const { desk, clock, goOn, parts } = opened
  const awaited = await approved(opened, 'Awaited', number, sixNextDay)
  const next = await approved(opened, 'Next', other)
  await schedule(desk, bola, next, clock.now)
  await goOn()
  expect(await releaseOf(desk, next)).toMatchObject({ state: 'live' })
  await goOn(Date.parse('2026-11-25T23:00:30Z'))
  await goOn(Date.parse('2026-11-26T08:00:00Z'))
  expect((await parts.builds.live())?.title).toBe('Openings that have closed')
  await deploy(opened)
  await goOn(sixNextDay - 1)
  expect((await parts.builds.live())?.title).toBe('Other code')
  await goOn(sixNextDay)
  const live = await parts.builds.live()
  return {
    awaited: await releaseOf(desk, awaited),
    live,
    files: Object.fromEntries(parts.commits.get(live?.commit ?? '') ?? []),
  }
}

test('what is approved for 18:00 goes out on what was published, closed and deployed meanwhile', async () => {
  const opened = await openedDesk()
  const { awaited, live, files } = await untilSix(opened, { 'news/1.md': 'Two' })
  expect(awaited).toMatchObject({ state: 'live', approved_by: 'bola' })
  expect(files).toEqual({ ...first, ...number, 'news/1.md': 'Two' })
  expect(live?.code).toBe('code-2')
  // Built for the day after the opening's last: it is closed.
  expect(lagosDay(Date.parse(live?.date ?? ''))).toBe('2026-11-26')
})

test('what is approved for 18:00 asks again where something else has changed the same, which stays', async () => {
  const opened = await openedDesk()
  const { awaited, live, files } = await untilSix(opened, { 'figures.yaml': 'phone: 999' })
  expect(awaited).toMatchObject({ state: 'review again', approved_by: null })
  expect(files).toEqual({ ...first, 'figures.yaml': 'phone: 999' })
  expect(live).toMatchObject({ code: 'code-2', title: 'Other code' })
  expect(lagosDay(Date.parse(live?.date ?? ''))).toBe('2026-11-26')
})
