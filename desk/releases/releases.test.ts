import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { settingsFrom } from '../../server/settings.ts'
import { createShareLink, revokeShareLink, shareLinksOf } from '../accounts/share-links.ts'
import type { Person } from '../base/people.ts'
import { testDesk } from '../tests/fake-parts.ts'
import {
  approve,
  ask,
  publishWhatIsDue,
  putBack,
  releaseOf,
  schedule,
  sendBack,
  tryAgain,
  whyNotApprove,
  withdraw,
} from './releases.ts'

const hour = 3_600_000
const six = Date.parse('2026-11-25T17:00:00Z')
const first = { 'figures.yaml': 'phone: 000', 'news/1.md': 'One' }

const everyone = new Set(['editor', 'approver', 'administrator'] as const)
const ada: Person = { id: 'ada', name: 'Ada', email: 'ada@example.com', roles: everyone }
const bola: Person = { id: 'bola', name: 'Bola', email: 'bola@example.com', roles: everyone }
const chidi: Person = {
  id: 'chidi',
  name: 'Chidi',
  email: 'c@example.com',
  roles: new Set(['editor']),
}

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

/** A desk with its first edition live, on 25 November 2026 at 10:00 in Lagos. */
async function startedDesk(
  content: Record<string, string> = first,
  set: Record<string, string> = {},
) {
  const { desk, parts, clock, mails, end } = await testDesk(set, content)
  closings.push(end)
  clock.now = Date.parse('2026-11-25T09:00:00Z')
  for (const { id, name, email, roles } of [ada, bola, chidi]) {
    await desk.db
      .insertInto('people')
      .values({
        id,
        name,
        email,
        editor: 1,
        administrator: 1,
        created_at: 0,
        approver: roles.has('approver') ? 1 : 0,
      })
      .execute()
  }
  const run = async () => {
    parts.finish()
    await publishWhatIsDue(desk)
  }
  for (let round = 0; round < 3; round += 1) await run()
  return { desk, parts, clock, mails, run }
}

type Started = Awaited<ReturnType<typeof startedDesk>>

/** Somebody changes files and asks for them; the candidate is built. */
async function asked(
  { desk, parts, run }: Started,
  files: Record<string, string>,
  options: { wishAt?: number | undefined; authors?: readonly Person[] } = {},
) {
  const { wishAt, authors = [ada] } = options
  for (const path of Object.keys(files))
    parts.authors.set(path, new Set(authors.map(({ email }) => email)))
  const base = parts.refs.live
  const commit = parts.commit({ ...Object.fromEntries(parts.commits.get(base) ?? []), ...files })
  const id = await ask(desk, ada, {
    title: 'New number',
    note: 'Please look',
    wishAt,
    base,
    commit,
    files: Object.keys(files),
  })
  await run()
  return id
}

async function approved(started: Started, files: Record<string, string>, wishAt?: number) {
  const id = await asked(started, files, { wishAt })
  await approve(started.desk, bola, id, (await releaseOf(started.desk, id)).report_hash ?? '')
  return id
}

function liveFiles({ parts }: Started) {
  const edition = parts.editions.get(parts.link ?? 0)
  return Object.fromEntries(parts.commits.get(edition?.commit ?? '') ?? [])
}

function editionRows({ desk }: Started) {
  return desk.db.selectFrom('editions').selectAll().orderBy('number').execute()
}

const number = { 'figures.yaml': 'phone: 201' }

describe('the first edition', () => {
  test('is what the content was when the desk began', async () => {
    const started = await startedDesk()
    expect(liveFiles(started)).toEqual(first)
    expect(await editionRows(started)).toMatchObject([{ number: 1, replaced_at: null }])
  })
})

describe('a release', () => {
  test('goes from what was chosen to what is live', async () => {
    const started = await startedDesk()
    const { desk, mails, run, parts } = started
    const id = await asked(started, number)
    expect(await releaseOf(desk, id)).toMatchObject({ state: 'asked', asked_by: 'ada' })
    expect(await mails()).toEqual(['bola@example.com: New number: Ada asks for your approval'])
    await approve(desk, bola, id, (await releaseOf(desk, id)).report_hash ?? '')
    expect(liveFiles(started)).toEqual(first)
    await schedule(desk, bola, id, desk.now())
    await run()
    expect(liveFiles(started)).toEqual({ ...first, ...number })
    expect(await releaseOf(desk, id)).toMatchObject({ state: 'live', edition: 2 })
    expect(parts.refs.live).toBe(parts.editions.get(2)?.commit)
    expect(await editionRows(started)).toMatchObject([
      { number: 1, replaced_at: desk.now() },
      { number: 2, replaced_at: null, asked_by: 'ada', approved_by: 'bola' },
    ])
  })

  test('is approved for the words that were on the screen', async () => {
    const started = await startedDesk()
    const id = await asked(started, number)
    await expect(approve(started.desk, bola, id, 'another')).rejects.toThrow('read it again')
  })

  test('is not approved by who asked', async () => {
    const { desk, ...rest } = await startedDesk()
    const id = await asked({ desk, ...rest }, number)
    const release = await releaseOf(desk, id)
    await expect(approve(desk, ada, id, release.report_hash ?? '')).rejects.toThrow(
      'asked for this',
    )
    expect(await whyNotApprove(desk, release, chidi)).toContain('Only an approver')
  })

  test.each([
    ['alone', [bola]],
    ['last', [bola, ada]],
    ['before somebody else did', [ada, bola]],
    ['between others', [chidi, bola, ada]],
  ])('is not approved by who changed a chosen file %s', async (_, authors) => {
    const started = await startedDesk()
    const id = await asked(started, number, { authors })
    const release = await releaseOf(started.desk, id)
    await expect(approve(started.desk, bola, id, release.report_hash ?? '')).rejects.toThrow(
      'figures.yaml',
    )
  })

  test('says so where nobody else can approve it either', async () => {
    const started = await startedDesk()
    const { desk } = started
    const release = await releaseOf(desk, await asked(started, number, { authors: [ada, bola] }))
    const alone = await whyNotApprove(desk, release, bola)
    expect(alone).toContain('You wrote in figures.yaml, and no other approver may approve it')
    const people = desk.db.updateTable('people').where('id', '=', 'chidi')
    await people.set({ approver: 1 }).execute()
    expect(await whyNotApprove(desk, release, bola)).toContain('another approver has to look')
  })

  test('is not approved by who wrote what it brings back, as something else was put back', async () => {
    const started = await startedDesk()
    const { desk, parts, run } = started
    await schedule(desk, bola, await approved(started, { 'news/1.md': 'Two' }), desk.now())
    await run()
    const id = await asked(started, number)
    expect(await whyNotApprove(desk, await releaseOf(desk, id), bola)).toBeUndefined()
    parts.break(id, 'A page fails')
    await desk.db.updateTable('releases').set({ state: 'failed' }).where('id', '=', id).execute()
    await putBack(desk, bola, 1)
    parts.authors.set('figures.yaml', new Set([ada.email, bola.email]))
    await tryAgain(desk, ada, id)
    await run()
    expect(await whyNotApprove(desk, await releaseOf(desk, id), bola)).toContain('You wrote in')
  })

  test('nor where Git has shortened their address, which begins with a mark', async () => {
    const started = await startedDesk()
    const id = await asked(started, number, { authors: [bola, ada] })
    const marked = { ...bola, email: `'.${bola.email}` }
    expect(await whyNotApprove(started.desk, await releaseOf(started.desk, id), marked)).toContain(
      'You wrote in figures.yaml',
    )
  })

  test('needs two people unless the office is one', async () => {
    const started = await startedDesk(first, { FOUR_EYES: 'off' })
    const id = await asked(started, number)
    expect(
      await whyNotApprove(started.desk, await releaseOf(started.desk, id), ada),
    ).toBeUndefined()
  })

  test('is sent back with a note, and is nobody’s to approve then', async () => {
    const started = await startedDesk()
    const { desk, mails } = started
    const id = await asked(started, number)
    await expect(sendBack(desk, bola, id, ' ')).rejects.toThrow('what is to be changed')
    await sendBack(desk, bola, id, 'Two zeros are missing')
    const release = await releaseOf(desk, id)
    expect(release).toMatchObject({ state: 'sent back', sent_back_note: 'Two zeros are missing' })
    expect(await mails()).toContain('ada@example.com: New number: was sent back')
    await expect(approve(desk, bola, id, release.report_hash ?? '')).rejects.toThrow('sent back')
  })

  test('is withdrawn by who asked, not by another editor', async () => {
    const started = await startedDesk()
    const id = await asked(started, number)
    await expect(withdraw(started.desk, chidi, id)).rejects.toThrow('Only who asked')
    await withdraw(started.desk, ada, id)
    expect(await releaseOf(started.desk, id)).toMatchObject({ state: 'withdrawn' })
  })

  test('says why it cannot be built, and is built again', async () => {
    const started = await startedDesk()
    const { desk, parts, run } = started
    const id = await ask(desk, ada, {
      title: 'Broken',
      note: '',
      wishAt: undefined,
      base: parts.refs.live,
      commit: parts.commit(number),
      files: [],
    })
    parts.break(id, 'content/figures.yaml: phone is no number')
    await run()
    expect(await releaseOf(desk, id)).toMatchObject({
      state: 'failed',
      problem: 'content/figures.yaml: phone is no number',
    })
    await tryAgain(desk, ada, id)
    await run()
    expect(await releaseOf(desk, id)).toMatchObject({ state: 'asked', job: `${id}-2` })
  })
})

describe('when something else went live meanwhile', () => {
  test('a release with the same report goes on', async () => {
    const started = await startedDesk()
    const { desk, run } = started
    const one = await approved(started, number)
    const other = await approved(started, { 'news/1.md': 'Two' })
    await schedule(desk, bola, other, desk.now())
    await run()
    await schedule(desk, bola, one, desk.now())
    for (let round = 0; round < 3; round += 1) await run()
    expect(await releaseOf(desk, one)).toMatchObject({ state: 'live' })
    expect(liveFiles(started)).toEqual({ ...number, 'news/1.md': 'Two' })
  })

  test('a release of which a part is live already goes on with the rest', async () => {
    const started = await startedDesk()
    const { desk, run } = started
    const one = await approved(started, { ...number, 'news/1.md': 'Two' })
    const other = await approved(started, number)
    for (const id of [other, one]) {
      await schedule(desk, bola, id, desk.now())
      for (let round = 0; round < 3; round += 1) await run()
    }
    expect(await releaseOf(desk, one)).toMatchObject({ state: 'live', edition: 3 })
  })

  test('a release with another report is reviewed again', async () => {
    const started = await startedDesk()
    const { desk, run, mails } = started
    const one = await approved(started, number)
    const other = await approved(started, { 'figures.yaml': 'phone: 999' })
    await schedule(desk, bola, other, desk.now())
    await run()
    await schedule(desk, bola, one, desk.now())
    for (let round = 0; round < 3; round += 1) await run()
    const release = await releaseOf(desk, one)
    expect(release).toMatchObject({ state: 'review again', approved_by: null })
    expect((await mails()).at(-1)).toContain('needs your approval again')
    expect(liveFiles(started)).toMatchObject({ 'figures.yaml': 'phone: 999' })
    await approve(desk, bola, one, release.report_hash ?? '')
    await schedule(desk, bola, one, desk.now())
    await run()
    expect(liveFiles(started)).toMatchObject(number)
  })
})

describe('what an approver approved who', () => {
  test.each([
    ['was suspended', { suspended_at: 1 }],
    ['is no approver any more', { approver: 0 }],
  ])('%s does not go out', async (_, now) => {
    const started = await startedDesk()
    const { desk, run, mails } = started
    const ids = [
      await approved(started, number, six),
      await approved(started, { 'news/1.md': 'Two' }),
    ]
    await desk.db.updateTable('people').set(now).where('id', '=', 'bola').execute()
    const joined = desk.db.updateTable('people').where('id', '=', 'chidi')
    await joined.set({ approver: 1 }).execute()
    started.clock.now = six
    await schedule(desk, ada, ids[1] ?? '', six)
    for (let round = 0; round < 3; round += 1) await run()
    expect(liveFiles(started)).toEqual(first)
    for (const id of ids) {
      expect(await releaseOf(desk, id)).toMatchObject({
        state: 'review again',
        approved_by: null,
        problem: expect.stringContaining('Bola'),
      })
    }
    const { report_hash } = await releaseOf(desk, ids[0] ?? '')
    await approve(desk, { ...chidi, roles: everyone }, ids[0] ?? '', report_hash ?? '')
    await schedule(desk, chidi, ids[0] ?? '', desk.now())
    for (let round = 0; round < 3; round += 1) await run()
    expect(liveFiles(started)).toMatchObject(number)
    expect(await mails()).toContain('c@example.com: New number: it needs your approval again')
  })
})

describe('at an hour', () => {
  test('goes out then, and never before', async () => {
    const started = await startedDesk()
    const { desk, clock, run, parts } = started
    const id = await approved(started, number, six)
    expect(parts.jobs.get(id)?.date).toBe('2026-11-25T17:00:00Z')
    clock.now = six - 1
    await run()
    expect(await releaseOf(desk, id)).toMatchObject({ state: 'scheduled' })
    expect(liveFiles(started)).toEqual(first)
    clock.now = six
    await run()
    expect(liveFiles(started)).toMatchObject(number)
    expect(parts.editions.get(2)?.date).toBe('2026-11-25T17:00:00Z')
  })

  test('is rebuilt as soon as something else goes live, and says so before its hour', async () => {
    const started = await startedDesk()
    const { desk, run } = started
    const id = await approved(started, number, six)
    const other = await approved(started, { 'figures.yaml': 'phone: 999' })
    await schedule(desk, bola, other, desk.now())
    for (let round = 0; round < 3; round += 1) await run()
    expect(await releaseOf(desk, id)).toMatchObject({ state: 'review again' })
  })

  test('goes out late by less than six hours, and asks after more', async () => {
    const started = await startedDesk()
    const { desk, clock, run, mails } = started
    const late = await approved(started, number, six)
    const later = await approved(started, { 'news/1.md': 'Two' }, six + 5 * hour)
    clock.now = six + 7 * hour
    for (let round = 0; round < 3; round += 1) await run()
    expect(await releaseOf(desk, late)).toMatchObject({
      state: 'approved',
      problem: expect.stringContaining('25 Nov 2026, 18:00'),
    })
    expect(await mails()).toContain('bola@example.com: New number: missed its hour')
    expect(await releaseOf(desk, later)).toMatchObject({ state: 'live' })
  })
})

describe('an opening', () => {
  const opening = 'title: Driller\ncloses: 2026-11-25\nstatus: stated\n'

  test('closes by itself as its day ends in Lagos', async () => {
    const started = await startedDesk({ ...first, 'vacancies/driller.yaml': opening })
    const { clock, run, parts, mails } = started
    clock.now = Date.parse('2026-11-25T22:59:00Z')
    await run()
    expect(parts.jobs.size).toBe(1)
    clock.now = Date.parse('2026-11-25T23:00:30Z')
    for (let round = 0; round < 4; round += 1) await run()
    expect(await editionRows(started)).toMatchObject([
      { number: 1 },
      { number: 2, title: 'Openings that have closed', approved_by: null, replaced_at: null },
    ])
    expect(parts.jobs.size).toBe(2)
    expect((await mails()).filter((mail) => mail.includes('Openings'))).toEqual([])
  })

  test('takes the site public as little as anything else that nobody approved', async () => {
    const started = await startedDesk({ ...first, 'vacancies/driller.yaml': opening })
    const { desk, clock, run, parts } = started
    expect(parts.editions.get(1)?.mode).toBe('draft')
    // `CONTENT` takes effect only with a release that somebody asks for.
    desk.settings = settingsFrom({ CONTENT: 'confirmed', SITE_URL: 'https://exprich.example' })
    clock.now = Date.parse('2026-11-25T23:00:30Z')
    for (let round = 0; round < 4; round += 1) await run()
    expect(parts.editions.get(2)).toMatchObject({ mode: 'draft' })
  })

  test('that could not be closed is closed once it is built again', async () => {
    const started = await startedDesk({ ...first, 'vacancies/driller.yaml': opening })
    const { desk, clock, run, parts } = started
    clock.now = Date.parse('2026-11-25T23:00:30Z')
    await run()
    const [job = ''] = [...parts.jobs.keys()].slice(-1)
    parts.break(job, 'the disk is full')
    await run()
    expect(await releaseOf(desk, job)).toMatchObject({ state: 'failed' })
    await tryAgain(desk, chidi, job)
    for (let round = 0; round < 4; round += 1) await run()
    expect(await releaseOf(desk, job)).toMatchObject({ state: 'live', edition: 2 })
  })

  test('leaves what was approved for later as it was approved', async () => {
    const started = await startedDesk({ ...first, 'vacancies/driller.yaml': opening })
    const { desk, clock, run } = started
    const id = await approved(started, number, Date.parse('2026-11-26T08:00:00Z'))
    clock.now = Date.parse('2026-11-25T23:01:00Z')
    for (let round = 0; round < 4; round += 1) await run()
    clock.now = Date.parse('2026-11-26T08:00:00Z')
    for (let round = 0; round < 4; round += 1) await run()
    expect(await releaseOf(desk, id)).toMatchObject({ state: 'live', edition: 3 })
  })

  test('is closed by whatever goes out after its day, when the desk was away at night', async () => {
    const started = await startedDesk({ ...first, 'vacancies/driller.yaml': opening })
    const { desk, clock, run } = started
    const id = await approved(started, number, Date.parse('2026-11-26T08:00:00Z'))
    clock.now = Date.parse('2026-11-26T08:00:00Z')
    for (let round = 0; round < 6; round += 1) await run()
    expect(await releaseOf(desk, id)).toMatchObject({ state: 'live', edition: 2 })
    expect(await editionRows(started)).toHaveLength(2)
  })
})

describe('put back', () => {
  test('is one move of the link, and leaves the draft', async () => {
    const started = await startedDesk()
    const { desk, parts, run } = started
    const id = await approved(started, number)
    await schedule(desk, bola, id, desk.now())
    await run()
    const draft = parts.refs.draft
    const builds = parts.jobs.size
    await putBack(desk, bola, 1)
    expect(liveFiles(started)).toEqual(first)
    expect(parts.jobs.size).toBe(builds)
    expect(parts.refs).toEqual({ draft, live: parts.editions.get(1)?.commit })
    expect(await releaseOf(desk, id)).toMatchObject({ state: 'replaced' })
    expect(await editionRows(started)).toMatchObject([
      { number: 1, replaced_at: null },
      { number: 2, replaced_at: desk.now() },
    ])
    await expect(putBack(desk, bola, 1)).rejects.toThrow('the live one')
    await expect(putBack(desk, bola, 9)).rejects.toThrow('no such edition')
  })

  test('that could not be built says what it was to say once it is built again', async () => {
    const started = await startedDesk()
    const { desk, parts, run } = started
    parts.code = 'code-2'
    const id = await approved(started, number)
    await schedule(desk, bola, id, desk.now())
    await run()
    const back = (await putBack(desk, bola, 1)) ?? ''
    parts.break(back, 'the disk is full')
    await run()
    await tryAgain(desk, bola, back)
    for (let round = 0; round < 4; round += 1) await run()
    expect(await releaseOf(desk, back)).toMatchObject({ state: 'live', approved_by: 'bola' })
    expect(liveFiles(started)).toEqual(first)
  })

  test('never makes a public site a draft again', async () => {
    const started = await startedDesk()
    const { desk, parts, run } = started
    desk.settings = settingsFrom({ CONTENT: 'confirmed', SITE_URL: 'https://exprich.example' })
    const id = await approved(started, number)
    await schedule(desk, bola, id, desk.now())
    await run()
    expect(parts.editions.get(2)).toMatchObject({ mode: 'confirmed' })
    await putBack(desk, bola, 1)
    expect(parts.link).toBe(2)
    for (let round = 0; round < 3; round += 1) await run()
    expect(parts.editions.get(3)).toMatchObject({ mode: 'confirmed' })
    expect(parts.link).toBe(3)
    expect(liveFiles(started)).toEqual(first)
  })

  test('builds the words anew when the code is another', async () => {
    const started = await startedDesk()
    const { desk, parts, run } = started
    parts.code = 'code-2'
    const id = await approved(started, number)
    await schedule(desk, bola, id, desk.now())
    await run()
    await putBack(desk, bola, 1)
    for (let round = 0; round < 3; round += 1) await run()
    expect(liveFiles(started)).toEqual(first)
    expect(parts.editions.get(3)).toMatchObject({
      code: 'code-2',
      title: 'Put back: The first edition',
    })
  })
})

describe('what fails for one release stops no other:', () => {
  const opening = 'title: Driller\ncloses: 2026-11-25\nstatus: stated\n'
  const raise = (event: string) =>
    sql`create trigger kill before insert on audit when new.action = ${sql.lit(event)}
      begin select raise(abort, 'the database is full'); end`

  test.each<[string, (started: Started, id: string) => unknown]>([
    [
      'its edition',
      ({ parts: { builds } }, id) => {
        const { makeEdition } = builds
        builds.makeEdition = async (job, edition) => {
          if (job.startsWith(id)) throw new Error('no space left on device')
          await makeEdition(job, edition)
        }
      },
    ],
    [
      'its edition, and what would tell of that',
      async ({ desk, parts: { builds } }, id) => {
        const { makeEdition } = builds
        builds.makeEdition = async (job, edition) => {
          if (job.startsWith(id)) throw new Error('no space left on device')
          await makeEdition(job, edition)
        }
        await raise('cannot go out').execute(desk.db)
      },
    ],
    [
      'its report',
      ({ parts: { builds } }, id) => {
        const { report } = builds
        builds.report = async (job) => {
          if (job.startsWith(id)) throw new Error('no report')
          return await report(job)
        }
      },
    ],
    [
      'its build, which is to be followed',
      async ({ desk, parts: { builds } }, id) => {
        await desk.db
          .updateTable('releases')
          .set({ state: 'building' })
          .where('id', '=', id)
          .execute()
        const { state } = builds
        builds.state = async (job) => {
          if (job.startsWith(id)) throw new Error('no such folder')
          return await state(job)
        }
      },
    ],
  ])('%s', async (_, fails) => {
    const started = await startedDesk({ ...first, 'vacancies/driller.yaml': opening })
    const { desk, clock } = started
    const [id, other] = [
      await approved(started, number),
      await approved(started, { 'news/1.md': 'Two' }),
    ]
    await fails(started, id)
    await schedule(desk, bola, id, clock.now).catch(() => {})
    await schedule(desk, bola, other, clock.now)
    for (let round = 0; round < 5; round += 1) await started.run().catch(() => {})
    expect(await releaseOf(desk, other)).toMatchObject({ state: 'live' })
    clock.now = Date.parse('2026-11-25T23:00:30Z')
    for (let round = 0; round < 5; round += 1) await started.run().catch(() => {})
    expect((await editionRows(started)).map(({ title }) => title)).toContain(
      'Openings that have closed',
    )
  })

  test('it says so, until it goes on', async () => {
    const started = await startedDesk()
    const { desk, parts } = started
    const { report } = parts.builds
    parts.builds.report = async () => {
      throw new Error('no report')
    }
    await expect(asked(started, number)).rejects.toThrow('no report')
    const [row] = await desk.db.selectFrom('releases').selectAll().execute()
    expect(row?.problem).toContain('the desk goes on trying')
    parts.builds.report = report
    await started.run()
    expect(await releaseOf(desk, row?.id ?? '')).toMatchObject({ state: 'asked', problem: null })
  })
})

describe('mails about a release', () => {
  test('are sent by nobody who waits for anything else', async () => {
    const started = await startedDesk()
    started.desk.mail = () => Promise.reject(new Error('a mail server that says nothing'))
    const id = await approved(started, number)
    await schedule(started.desk, bola, id, started.desk.now())
    await started.run()
    expect(await releaseOf(started.desk, id)).toMatchObject({ state: 'live' })
  })

  test.each([
    ['that it waits for approval', asked, 'asks for your approval', 1],
    [
      'that it is live',
      async (started: Started, files: typeof number) => {
        const id = await approved(started, files)
        await schedule(started.desk, bola, id, started.desk.now())
        await started.run()
        return id
      },
      'is live',
      2,
    ],
  ] as const)('%s are not lost by a kill', async (_, goOn, what, count) => {
    const started = await startedDesk()
    const { desk, run } = started
    await sql`create trigger kill before insert on mails when new.subject like ${sql.lit(`%${what}`)}
      begin select raise(abort, 'killed'); end`.execute(desk.db)
    await expect(goOn(started, number)).rejects.toThrow('killed')
    await sql`drop trigger kill`.execute(desk.db)
    await run()
    expect((await started.mails()).filter((mail) => mail.includes(what))).toHaveLength(count)
  })
})

test('a full disk leaves what is live, and is told once', async () => {
  const started = await startedDesk()
  const { desk, parts, run, mails } = started
  const id = await approved(started, number)
  await schedule(desk, bola, id, desk.now())
  const { makeEdition } = parts.builds
  parts.builds.makeEdition = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  for (let round = 0; round < 2; round += 1) await expect(run()).rejects.toThrow('no space')
  expect(liveFiles(started)).toEqual(first)
  const problem = expect.stringContaining('The disk of the desk is full')
  expect(await releaseOf(desk, id)).toMatchObject({ state: 'scheduled', problem })
  expect((await mails()).filter((mail) => mail.includes('cannot go out yet'))).toHaveLength(2)
  parts.builds.makeEdition = makeEdition
  await run()
  expect(await releaseOf(desk, id)).toMatchObject({ state: 'live', problem: null })
})

describe('after a restore', () => {
  test('a report that was to be read is made again, and asked for', async () => {
    const started = await startedDesk()
    const { desk, parts, run } = started
    const id = await asked(started, number)
    const { report_hash } = await releaseOf(desk, id)
    parts.loseBuilds()
    for (let round = 0; round < 2; round += 1) await run()
    expect(await releaseOf(desk, id)).toMatchObject({ state: 'asked', job: `${id}-2`, report_hash })
  })

  test('an approved release goes out as it was approved', async () => {
    const started = await startedDesk()
    const { desk, parts, run, clock } = started
    const id = await approved(started, number)
    parts.loseBuilds()
    await schedule(desk, bola, id, clock.now)
    for (let round = 0; round < 3; round += 1) await run()
    expect(liveFiles(started)).toMatchObject(number)
  })

  test('an edition that is not there any more is built again', async () => {
    const started = await startedDesk()
    const { desk, parts, run, clock } = started
    await schedule(desk, bola, await approved(started, number), clock.now)
    await run()
    parts.loseBuilds()
    expect(await putBack(desk, bola, 1)).toBeDefined()
    for (let round = 0; round < 3; round += 1) await run()
    expect(liveFiles(started)).toEqual(first)
  })
})

describe('what cannot be written down is not done:', () => {
  type Step = (started: Started, id: string) => Promise<unknown>
  const asking = (started: Started) => asked(started, number)
  const approving = (started: Started) => approved(started, number)
  const scheduling = (started: Started) => approved(started, number, six)
  const looking: Step = ({ run }) => run()
  async function failing(started: Started): Promise<string> {
    const { desk, parts } = started
    const files = ['figures.yaml']
    const id = await ask(desk, ada, {
      title: 'Broken',
      note: '',
      wishAt: undefined,
      base: parts.refs.live,
      files,
      commit: parts.commit(number),
    })
    parts.break(id, 'the disk is full')
    return id
  }

  test.each<[string, (started: Started) => Promise<string>, Step]>([
    ['asking', async () => '', (started) => asking(started)],
    [
      'approving',
      asking,
      async ({ desk }, id) =>
        approve(desk, bola, id, (await releaseOf(desk, id)).report_hash ?? ''),
    ],
    ['sending back', asking, ({ desk }, id) => sendBack(desk, bola, id, 'No')],
    ['withdrawing', asking, ({ desk }, id) => withdraw(desk, ada, id)],
    ['an hour', approving, ({ desk }, id) => schedule(desk, bola, id, six)],
    ['a failure', failing, looking],
    [
      'building again',
      async (started) => {
        const id = await failing(started)
        await started.run()
        return id
      },
      ({ desk }, id) => tryAgain(desk, ada, id),
    ],
    [
      'a missed hour',
      async (started) => {
        const id = await scheduling(started)
        started.clock.now = six + 7 * hour
        return id
      },
      looking,
    ],
    [
      'a review',
      async (started) => {
        const { desk, run } = started
        const id = await scheduling(started)
        const other = await approved(started, { 'figures.yaml': 'phone: 999' })
        await schedule(desk, bola, other, desk.now())
        await run()
        return id
      },
      looking,
    ],
    [
      'putting back what is built anew',
      async (started) => {
        const { desk, run, parts } = started
        parts.code = 'code-2'
        const id = await approving(started)
        await schedule(desk, bola, id, desk.now())
        await run()
        return id
      },
      ({ desk }) => putBack(desk, bola, 1),
    ],
    ['a share link', asking, ({ desk }, id) => createShareLink(desk, ada, id, 'Chief Obi')],
    [
      'the end of a share link',
      async (started) => {
        const id = await asking(started)
        await createShareLink(started.desk, ada, id, 'Chief Obi')
        return id
      },
      async ({ desk }, id) => {
        for (const link of await shareLinksOf(desk, id)) await revokeShareLink(desk, ada, link.id)
      },
    ],
  ])('%s', async (_, prepare, step) => {
    const started = await startedDesk()
    const { db } = started.desk
    const id = await prepare(started)
    const rows = async () => ({
      releases: await db.selectFrom('releases').selectAll().execute(),
      files: await db.selectFrom('release_files').selectAll().execute(),
      shareLinks: await db.selectFrom('share_links').selectAll().execute(),
    })
    const before = await rows()
    const mailsBefore = await started.mails()
    await sql`create trigger kill before insert on audit begin select raise(abort, 'killed'); end`.execute(
      db,
    )
    await expect(step(started, id)).rejects.toThrow('killed')
    expect(await rows()).toEqual(before)
    expect(await started.mails()).toEqual(mailsBefore)
    await sql`drop trigger kill`.execute(db)
    await step(started, id)
    expect(await rows()).not.toEqual(before)
  })
})

describe('a kill', () => {
  test('between the rows and the audit leaves neither', async () => {
    const started = await startedDesk()
    const { desk, run } = started
    const id = await approved(started, number)
    await schedule(desk, bola, id, desk.now())
    const published = () =>
      desk.db.selectFrom('audit').select('subject').where('action', '=', 'published').execute()
    await sql`create trigger kill before insert on audit when new.action = 'published'
      begin select raise(abort, 'killed'); end`.execute(desk.db)
    await expect(run()).rejects.toThrow('killed')
    await sql`drop trigger kill`.execute(desk.db)
    await run()
    expect(await published()).toHaveLength(2)
    expect(await releaseOf(desk, id)).toMatchObject({ state: 'live', edition: 2 })
  })

  test.each([
    ['before', 'makeEdition'],
    ['after', 'makeEdition'],
    ['before', 'link'],
    ['after', 'link'],
    ['before', 'content'],
    ['after', 'content'],
  ] as const)('%s %s leaves one whole edition, and the next start goes on', async (when, step) => {
    const started = await startedDesk()
    const { desk, parts, run } = started
    const id = await approved(started, number)
    await schedule(desk, bola, id, desk.now())
    if (when === 'before') parts.killBefore = step
    else parts.killAfter = step
    await expect(run()).rejects.toThrow('killed')
    const moved = (step === 'link' && when === 'after') || step === 'content'
    expect(liveFiles(started)).toEqual(moved ? { ...first, ...number } : first)
    parts.killBefore = parts.killAfter = undefined
    await run()
    expect(liveFiles(started)).toEqual({ ...first, ...number })
    expect(await releaseOf(desk, id)).toMatchObject({ state: 'live', edition: 2 })
    expect(await editionRows(started)).toHaveLength(2)
    expect(parts.refs.live).toBe(parts.editions.get(2)?.commit)
  })

  test('and another approval after it: the edition names who gave that', async () => {
    const started = await startedDesk()
    const { desk, parts, run } = started
    const id = await approved(started, number)
    await schedule(desk, bola, id, desk.now())
    parts.killBefore = 'makeEdition'
    await expect(run()).rejects.toThrow('killed')
    parts.killBefore = undefined
    const people = desk.db.updateTable('people')
    await people.set({ approver: 0 }).where('id', '=', 'bola').execute()
    await people.set({ approver: 1 }).where('id', '=', 'chidi').execute()
    await run()
    const { report_hash } = await releaseOf(desk, id)
    await approve(desk, { ...chidi, roles: everyone }, id, report_hash ?? '')
    await schedule(desk, chidi, id, desk.now())
    await run()
    expect(await editionRows(started)).toMatchObject([{}, { number: 2, approved_by: 'chidi' }])
  })

  test('between the link and the rows of a putting back is made good', async () => {
    const started = await startedDesk()
    const { desk, parts, run } = started
    const id = await approved(started, number)
    await schedule(desk, bola, id, desk.now())
    await run()
    parts.killAfter = 'link'
    await expect(putBack(desk, bola, 1)).rejects.toThrow('killed')
    parts.killAfter = undefined
    await run()
    expect(await editionRows(started)).toMatchObject([
      { number: 1, replaced_at: null },
      { number: 2, replaced_at: desk.now() },
    ])
    const entries = await desk.db
      .selectFrom('audit')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(entries).toMatchObject([
      { person: null, action: 'is live again' },
      { person: 'bola', action: 'put back' },
    ])
  })

  test('between the request and its build asks for the build again', async () => {
    const started = await startedDesk()
    const { desk, parts, run } = started
    parts.killBefore = 'request'
    await expect(asked(started, number)).rejects.toThrow('killed')
    parts.killBefore = undefined
    for (let round = 0; round < 3; round += 1) await run()
    const rows = await desk.db.selectFrom('releases').select('state').execute()
    expect(rows).toEqual([{ state: 'asked' }])
  })
})

describe('what was composed before something else went live', () => {
  async function goesOut({ desk, run }: Started, id: string) {
    await approve(desk, bola, id, (await releaseOf(desk, id)).report_hash ?? '')
    await schedule(desk, bola, id, desk.now())
    for (let round = 0; round < 4; round += 1) await run()
  }

  test('takes none of it back when it is built again', async () => {
    const started = await startedDesk()
    const { desk, parts } = started
    const late = await asked(started, { 'news/2.md': 'Two' })
    parts.break(late, 'A page fails')
    await desk.db.updateTable('releases').set({ state: 'failed' }).where('id', '=', late).execute()
    await goesOut(started, await asked(started, { 'figures.yaml': 'phone: 201' }))
    await tryAgain(desk, ada, late)
    await started.run()
    await goesOut(started, late)
    const live = parts.commits.get(parts.refs.live)
    expect(live?.get('figures.yaml')).toBe('phone: 201')
    expect(live?.get('news/2.md')).toBe('Two')
  })

  test('takes none of it back when it is asked for a moment later', async () => {
    const started = await startedDesk()
    const { desk, parts } = started
    const base = parts.refs.live
    const commit = parts.commit({ ...first, 'news/2.md': 'Two' })
    await goesOut(started, await asked(started, { 'figures.yaml': 'phone: 201' }))
    const late = await ask(desk, ada, {
      title: 'News',
      note: '',
      wishAt: undefined,
      base,
      commit,
      files: ['news/2.md'],
    })
    await started.run()
    await goesOut(started, late)
    const live = parts.commits.get(parts.refs.live)
    expect(live?.get('figures.yaml')).toBe('phone: 201')
    expect(live?.get('news/2.md')).toBe('Two')
  })
})

test('an editor does not put an edition back by building it again', async () => {
  const started = await startedDesk()
  const { desk, parts, run } = started
  const id = await asked(started, { 'figures.yaml': 'phone: 201' })
  await approve(desk, bola, id, (await releaseOf(desk, id)).report_hash ?? '')
  await schedule(desk, bola, id, desk.now())
  for (let round = 0; round < 3; round += 1) await run()
  const edition = parts.editions.get(1)
  if (edition) edition.code = 'code-0'
  await desk.db.updateTable('editions').set({ code: 'code-0' }).where('number', '=', 1).execute()
  const back = (await putBack(desk, bola, 1)) ?? ''
  parts.break(back, 'A page fails')
  await run()
  expect((await releaseOf(desk, back)).state).toBe('failed')
  await expect(tryAgain(desk, chidi, back)).rejects.toThrow('approver')
  await tryAgain(desk, bola, back)
  expect((await releaseOf(desk, back)).state).toBe('building')
})

test('asking twice, as a second press does, is asking once', async () => {
  const started = await startedDesk()
  const { desk, parts } = started
  const id = await asked(started, { 'figures.yaml': 'phone: 201' })
  expect(await asked(started, { 'figures.yaml': 'phone: 201' })).toBe(id)
  expect(parts.jobs.size).toBe(2)
  await sendBack(desk, bola, id, 'Not yet')
  expect(await asked(started, { 'figures.yaml': 'phone: 201' })).not.toBe(id)
})
