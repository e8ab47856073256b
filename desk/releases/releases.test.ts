import { describe, expect, test } from 'vitest'
import { settingsFrom } from '../../server/settings.ts'
import { createShareLink } from '../accounts/share-links.ts'
import type { Person } from '../base/people.ts'
import { failInserts } from '../tests/fake-parts.ts'
import { ada, bola, chidi } from '../tests/people.ts'
import { first, type PublishedDesk, publishedDesk } from '../tests/published-desk.ts'
import {
  publishWhatIsDue,
  putBack,
  schedule,
  sendBack,
  tryAgain,
  whyNotApprove,
  withdraw,
} from './releases.ts'

const hour = 3_600_000
const six = Date.parse('2026-11-25T17:00:00Z')
/** After the day on which the opening closes. */
const afterMidnight = Date.parse('2026-11-25T23:00:30Z')
const nextMorning = Date.parse('2026-11-26T08:00:00Z')
const number = { 'figures.yaml': 'phone: 201' }
const news = { 'news/1.md': 'Two' }
const withOpening = {
  files: { ...first, 'vacancies/driller.yaml': 'closes: 2026-11-25\nstatus: stated\n' },
}
const forThePublic = settingsFrom({ CONTENT: 'confirmed', SITE_URL: 'https://exprich.example' })

async function makeApprover({ desk }: PublishedDesk, { id }: Person): Promise<void> {
  await desk.db.updateTable('people').set({ approver: 1 }).where('id', '=', id).execute()
}

/** A release that could not be built. */
async function failed({ request, parts, run }: PublishedDesk, problem = 'A page fails') {
  const id = await request(number)
  parts.break(id, problem)
  await run()
  return id
}

describe('a release', () => {
  test('goes from what was chosen to what is live', async () => {
    const site = await publishedDesk()
    const { desk, mails, parts, release } = site
    expect(site.liveFiles()).toEqual(first)
    expect(await site.editions()).toMatchObject([{ number: 1, replaced_at: null }])
    const id = await site.asked(number)
    expect(await release(id)).toMatchObject({ state: 'asked', asked_by: 'ada' })
    expect(await mails()).toEqual(['bola@example.com: New number: Ada Obi asks for your approval'])
    await site.agree(id)
    expect(site.liveFiles()).toEqual(first)
    await site.publish(id)
    expect(site.liveFiles()).toEqual({ ...first, ...number })
    expect(await release(id)).toMatchObject({ state: 'live', edition: 2 })
    expect(parts.refs.live).toBe(parts.editions.get(2)?.commit)
    expect(await site.editions()).toMatchObject([
      { number: 1, replaced_at: desk.now() },
      { number: 2, replaced_at: null, asked_by: 'ada', approved_by: 'bola' },
    ])
  })

  test.each<[string, Person, readonly Person[], string]>([
    ['is no approver', chidi, [ada], 'Only an approver'],
    ['changed a chosen file', bola, [bola], 'You wrote in Figures'],
    ['changed it between others', bola, [chidi, bola, ada], 'You wrote in Figures'],
    // Git leaves out the marks with which an address begins.
    ['did, by an address with marks', { ...bola, email: `'.${bola.email}` }, [bola], 'You wrote'],
  ])('is not approved by who %s', async (_, person, authors, reason) => {
    const { asked, agree } = await publishedDesk()
    await expect(agree(await asked(number, { authors }), person)).rejects.toThrow(reason)
  })

  test('says so where nobody else can approve it either', async () => {
    const site = await publishedDesk()
    const release = await site.release(await site.asked(number, { authors: [ada, bola] }))
    const alone = await whyNotApprove(site.desk, release, bola)
    expect(alone).toContain('You wrote in Figures, and no other approver may approve it')
    await makeApprover(site, chidi)
    const reason = await whyNotApprove(site.desk, release, bola)
    expect(reason).toContain('another approver has to look')
  })

  test('is not approved by who wrote what it brings back, as something else was put back', async () => {
    const site = await publishedDesk()
    await site.published(news)
    const id = await failed(site)
    await putBack(site.desk, bola, 1)
    site.parts.authors.set('figures.yaml', new Set([ada.email, bola.email]))
    await tryAgain(site.desk, ada, id)
    await site.run()
    await expect(site.agree(id)).rejects.toThrow('You wrote in')
  })

  test('is sent back with a note, and is nobody’s to approve then', async () => {
    const { asked, desk, release, mails, agree } = await publishedDesk()
    const id = await asked(number)
    await expect(sendBack(desk, bola, id, ' ')).rejects.toThrow('what is to be changed')
    await sendBack(desk, bola, id, 'Two zeros are missing')
    const back = { state: 'sent back', sent_back_note: 'Bola Ade writes: Two zeros are missing' }
    expect(await release(id)).toMatchObject(back)
    expect(await mails()).toContain('ada@example.com: New number: was sent back')
    await expect(agree(id)).rejects.toThrow('sent back')
  })

  test('is withdrawn by who asked, not by another editor', async () => {
    const { asked, desk, release } = await publishedDesk()
    const id = await asked(number)
    await expect(withdraw(desk, chidi, id)).rejects.toThrow('Only who asked')
    await withdraw(desk, ada, id)
    expect(await release(id)).toMatchObject({ state: 'withdrawn' })
  })

  test('says why it cannot be built, and is built again', async () => {
    const site = await publishedDesk()
    const problem = 'content/figures.yaml: phone is no number'
    const id = await failed(site, problem)
    expect(await site.release(id)).toMatchObject({ state: 'failed', problem })
    await tryAgain(site.desk, ada, id)
    await site.run()
    expect(await site.release(id)).toMatchObject({ state: 'asked', job: `${id}-2` })
  })

  test('that is asked for twice, as by a second press, is one', async () => {
    const { asked, desk, parts } = await publishedDesk()
    const id = await asked(number)
    expect(await asked(number)).toBe(id)
    expect(parts.jobs.size).toBe(2)
    await sendBack(desk, bola, id, 'Not yet')
    expect(await asked(number)).not.toBe(id)
  })
})

describe('when something else went live meanwhile', () => {
  test('a release with the same report goes on', async () => {
    const { approved, published, publish, release, liveFiles } = await publishedDesk()
    const one = await approved(number)
    await published(news)
    await publish(one)
    expect(await release(one)).toMatchObject({ state: 'live' })
    expect(liveFiles()).toEqual({ ...number, ...news })
  })

  test('a release of which a part is live already goes on with the rest', async () => {
    const { approved, publish, release } = await publishedDesk()
    const one = await approved({ ...number, ...news })
    const other = await approved(number)
    for (const id of [other, one]) await publish(id)
    expect(await release(one)).toMatchObject({ state: 'live', edition: 3 })
  })

  test('a release with another report is reviewed again, as soon as it is known', async () => {
    const site = await publishedDesk()
    const one = await site.approved(number, { wishAt: six })
    await site.published({ 'figures.yaml': 'phone: 999' })
    expect(await site.release(one)).toMatchObject({ state: 'review again', approved_by: null })
    expect((await site.mails()).at(-1)).toContain('needs your approval again')
    expect(site.liveFiles()).toMatchObject({ 'figures.yaml': 'phone: 999' })
    await site.agree(one)
    await site.publish(one)
    expect(site.liveFiles()).toMatchObject(number)
  })

  test.each<[string, (site: PublishedDesk) => Promise<string>]>([
    [
      'built again',
      async (site) => {
        const id = await failed(site)
        await site.published(news)
        await tryAgain(site.desk, ada, id)
        return id
      },
    ],
    [
      'asked for a moment later',
      async (site) => {
        const base = site.parts.refs.live
        await site.published(news)
        return await site.request(number, { base })
      },
    ],
  ])('a release takes none of it back when it is %s', async (_, late) => {
    const site = await publishedDesk()
    const id = await late(site)
    await site.run()
    await site.agree(id)
    await site.publish(id)
    expect(site.liveFiles()).toEqual({ ...number, ...news })
  })
})

describe('what an approver approved who', () => {
  test.each([
    ['was suspended', { suspended_at: 1 }],
    ['is no approver any more', { approver: 0 }],
  ])('%s does not go out', async (_, now) => {
    const site = await publishedDesk()
    const { desk, release } = site
    const one = await site.approved(number, { wishAt: six })
    const other = await site.approved(news)
    await desk.db.updateTable('people').set(now).where('id', '=', 'bola').execute()
    await makeApprover(site, chidi)
    site.clock.now = six
    await site.publish(other, ada)
    expect(site.liveFiles()).toEqual(first)
    const again = { state: 'review again', approved_by: null }
    for (const id of [one, other]) {
      expect(await release(id)).toMatchObject(again)
      expect((await release(id)).problem).toContain('Bola')
    }
    const approver = { ...chidi, roles: bola.roles }
    await site.agree(one, approver)
    await site.publish(one, approver)
    expect(site.liveFiles()).toMatchObject(number)
    expect(await site.mails()).toContain(`${chidi.email}: New number: it needs your approval again`)
  })
})

describe('at an hour', () => {
  test('goes out then, and never before', async () => {
    const { approved, clock, run, parts, release, liveFiles } = await publishedDesk()
    const id = await approved(number, { wishAt: six })
    expect(parts.jobs.get(id)?.date).toBe('2026-11-25T17:00:00Z')
    clock.now = six - 1
    await run()
    expect(await release(id)).toMatchObject({ state: 'scheduled' })
    expect(liveFiles()).toEqual(first)
    clock.now = six
    await run()
    expect(liveFiles()).toMatchObject(number)
    expect(parts.editions.get(2)?.date).toBe('2026-11-25T17:00:00Z')
  })

  test('goes out late by less than six hours, and asks after more', async () => {
    const { approved, clock, run, mails, release } = await publishedDesk()
    const late = await approved(number, { wishAt: six })
    const later = await approved(news, { wishAt: six + 5 * hour })
    clock.now = six + 7 * hour
    await run()
    const problem = expect.stringContaining('25 Nov 2026, 18:00')
    expect(await release(late)).toMatchObject({ state: 'approved', problem })
    expect(await mails()).toContain('bola@example.com: New number: missed its hour')
    expect(await release(later)).toMatchObject({ state: 'live' })
  })
})

describe('an opening', () => {
  test('closes by itself as its day ends in Lagos', async () => {
    const { clock, run, parts, mails, editions } = await publishedDesk(withOpening)
    clock.now = Date.parse('2026-11-25T22:59:00Z')
    await run()
    expect(parts.jobs.size).toBe(1)
    clock.now = afterMidnight
    await run()
    expect(await editions()).toMatchObject([
      { number: 1 },
      { number: 2, title: 'Openings that have closed', approved_by: null, replaced_at: null },
    ])
    expect(parts.jobs.size).toBe(2)
    expect((await mails()).filter((mail) => mail.includes('Openings'))).toEqual([])
  })

  test('takes the site public as little as anything else that nobody approved', async () => {
    const { desk, clock, run, parts } = await publishedDesk(withOpening)
    desk.settings = forThePublic
    clock.now = afterMidnight
    await run()
    expect(parts.editions.get(2)).toMatchObject({ mode: 'draft' })
  })

  test('that could not be closed is closed once it is built again', async () => {
    const { desk, clock, run, parts, release } = await publishedDesk(withOpening)
    clock.now = afterMidnight
    await publishWhatIsDue(desk)
    const job = [...parts.jobs.keys()].at(-1) ?? ''
    parts.break(job, 'the disk is full')
    await run()
    expect(await release(job)).toMatchObject({ state: 'failed' })
    await tryAgain(desk, chidi, job)
    await run()
    expect(await release(job)).toMatchObject({ state: 'live', edition: 2 })
  })

  test('is closed by whatever goes out after its day, when the desk was away at night', async () => {
    const { approved, clock, run, release, editions } = await publishedDesk(withOpening)
    const id = await approved(number, { wishAt: nextMorning })
    clock.now = nextMorning
    await run(6)
    expect(await release(id)).toMatchObject({ state: 'live', edition: 2 })
    expect(await editions()).toHaveLength(2)
  })
})

describe('put back', () => {
  test('is one move of the link, and leaves the draft', async () => {
    const { published, desk, parts, release, liveFiles, editions } = await publishedDesk()
    const id = await published(number)
    const { draft } = parts.refs
    const builds = parts.jobs.size
    await putBack(desk, bola, 1)
    expect(liveFiles()).toEqual(first)
    expect(parts.jobs.size).toBe(builds)
    expect(parts.refs).toEqual({ draft, live: parts.editions.get(1)?.commit })
    expect(await release(id)).toMatchObject({ state: 'replaced' })
    expect(await editions()).toMatchObject([
      { number: 1, replaced_at: null },
      { number: 2, replaced_at: desk.now() },
    ])
    await expect(putBack(desk, bola, 1)).rejects.toThrow('the live one')
    await expect(putBack(desk, bola, 9)).rejects.toThrow('no such edition')
  })

  test('builds the words anew when the code is another', async () => {
    const { published, desk, parts, run, liveFiles } = await publishedDesk()
    parts.code = 'code-2'
    await published(number)
    await putBack(desk, bola, 1)
    await run()
    expect(liveFiles()).toEqual(first)
    const title = 'Put back: The first edition'
    expect(parts.editions.get(3)).toMatchObject({ code: 'code-2', title })
  })

  test('that could not be built is built again, by an approver', async () => {
    const { published, desk, parts, run, release, liveFiles } = await publishedDesk()
    parts.code = 'code-2'
    await published(number)
    const back = (await putBack(desk, bola, 1)) ?? ''
    parts.break(back, 'the disk is full')
    await run()
    await expect(tryAgain(desk, chidi, back)).rejects.toThrow('approver')
    await tryAgain(desk, bola, back)
    await run()
    expect(await release(back)).toMatchObject({ state: 'live', approved_by: 'bola' })
    expect(liveFiles()).toEqual(first)
  })

  test('never makes a public site a draft again', async () => {
    const { published, desk, parts, run, liveFiles } = await publishedDesk()
    desk.settings = forThePublic
    await published(number)
    expect(parts.editions.get(2)).toMatchObject({ mode: 'confirmed' })
    await putBack(desk, bola, 1)
    expect(parts.link).toBe(2)
    await run()
    expect(parts.link).toBe(3)
    expect(parts.editions.get(3)).toMatchObject({ mode: 'confirmed' })
    expect(liveFiles()).toEqual(first)
  })
})

describe('what fails for one release stops no other:', () => {
  test.each<[string, { before: string }, string?]>([
    ['its edition', { before: 'makeEdition' }],
    ['its edition, and what would tell of that', { before: 'makeEdition' }, 'cannot go out'],
    ['its report', { before: 'report' }],
    ['its build, which is to be followed', { before: 'state' }],
  ])('%s', async (_, fail, unwritten) => {
    const { desk, clock, run, ...site } = await publishedDesk(withOpening)
    const [id, other] = [await site.approved(number), await site.approved(news)]
    if (fail.before === 'state') {
      const row = desk.db.updateTable('releases').where('id', '=', id)
      await row.set({ state: 'building' }).execute()
    }
    if (unwritten) await failInserts(desk, 'audit', `new.action = '${unwritten}'`)
    site.parts.fail = { ...fail, of: id }
    const runSome = async () => {
      for (let round = 0; round < 5; round += 1) await run(1).catch(() => {})
    }
    await schedule(desk, bola, id, clock.now).catch(() => {})
    await schedule(desk, bola, other, clock.now)
    await runSome()
    expect(await site.release(other)).toMatchObject({ state: 'live' })
    clock.now = afterMidnight
    await runSome()
    const titles = (await site.editions()).map(({ title }) => title)
    expect(titles).toContain('Openings that have closed')
  })

  test('it says so, until it goes on', async () => {
    const { request, parts, run, release } = await publishedDesk()
    const id = await request(number)
    parts.fail = { before: 'report' }
    await expect(run()).rejects.toThrow('report')
    expect((await release(id)).problem).toContain('the desk goes on trying')
    parts.fail = {}
    await run()
    expect(await release(id)).toMatchObject({ state: 'asked', problem: null })
  })
})

test.each([
  ['at its hour, by the schedule', false],
  ['when somebody presses Publish, by that person', true],
])('goes live %s', async (_, isPressed) => {
  const { approved, publish, run, clock, desk } = await publishedDesk()
  const id = await approved(number, isPressed ? {} : { wishAt: clock.now + 3_600_000 })
  if (isPressed) await publish(id, bola)
  clock.now += 3_600_000
  await run()
  const entries = desk.db.selectFrom('audit').select(['person', 'action']).orderBy('id', 'desc')
  expect(await entries.executeTakeFirst()).toEqual({
    person: isPressed ? 'bola' : null,
    action: isPressed ? 'published' : 'published by the schedule',
  })
  const [mail] = await desk.db
    .selectFrom('mails')
    .select('text')
    .where('subject', 'like', '%is live')
    .execute()
  expect(mail?.text.includes('published by the schedule')).toBe(!isPressed)
})

describe('mails about a release', () => {
  test('are sent by nobody who waits for anything else', async () => {
    const { published, desk, release } = await publishedDesk()
    desk.mail = () => Promise.reject(new Error('a mail server that says nothing'))
    expect(await release(await published(number))).toMatchObject({ state: 'live' })
  })

  test.each([
    ['that it waits for approval', 'asks for your approval', 'asked', 1],
    ['that it is live', 'is live', 'published', 2],
  ] as const)('%s are not lost by a kill', async (_, what, step, count) => {
    const site = await publishedDesk()
    const repair = await failInserts(site.desk, 'mails', `new.subject like '%${what}'`)
    await expect(site[step](number)).rejects.toThrow('killed')
    await repair()
    await site.run()
    expect((await site.mails()).filter((mail) => mail.includes(what))).toHaveLength(count)
  })
})

test('a full disk leaves what is live, and is reported once', async () => {
  const { approved, publish, parts, run, mails, release, liveFiles } = await publishedDesk()
  const id = await approved(number)
  const { makeEdition } = parts.builds
  parts.builds.makeEdition = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  await expect(publish(id)).rejects.toThrow('no space')
  await expect(run()).rejects.toThrow('no space')
  expect(liveFiles()).toEqual(first)
  const problem = expect.stringContaining('The disk of the desk is full')
  expect(await release(id)).toMatchObject({ state: 'scheduled', problem })
  expect((await mails()).filter((mail) => mail.includes('cannot go out yet'))).toHaveLength(2)
  parts.builds.makeEdition = makeEdition
  await run()
  expect(await release(id)).toMatchObject({ state: 'live', problem: null })
})

describe('after a restore', () => {
  test('a report that was to be read is made again, and asked for', async () => {
    const { asked, parts, run, release } = await publishedDesk()
    const id = await asked(number)
    const { report_hash } = await release(id)
    parts.loseBuilds()
    await run()
    expect(await release(id)).toMatchObject({ state: 'asked', job: `${id}-2`, report_hash })
  })

  test('an approved release goes out as it was approved', async () => {
    const { approved, publish, parts, liveFiles } = await publishedDesk()
    const id = await approved(number)
    parts.loseBuilds()
    await publish(id)
    expect(liveFiles()).toMatchObject(number)
  })

  test('an edition that is not there any more is built again', async () => {
    const { published, desk, parts, run, liveFiles } = await publishedDesk()
    await published(number)
    parts.loseBuilds()
    expect(await putBack(desk, bola, 1)).toBeDefined()
    await run()
    expect(liveFiles()).toEqual(first)
  })
})

describe('what cannot be written down is not done:', () => {
  type Step = (site: PublishedDesk, id: string) => Promise<unknown>
  const asking = ({ asked }: PublishedDesk) => asked(number)

  test.each<[string, (site: PublishedDesk) => Promise<string>, Step]>([
    ['asking', async () => '', asking],
    ['approving', asking, ({ agree }, id) => agree(id)],
    ['a share link', asking, ({ desk }, id) => createShareLink(desk, ada, id, 'Chief Obi')],
  ])('%s', async (_, prepare, step) => {
    const site = await publishedDesk()
    const { db } = site.desk
    const id = await prepare(site)
    const tables = ['releases', 'release_files', 'share_links'] as const
    const rows = () =>
      Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    const before = await rows()
    const mailsBefore = await site.mails()
    const repair = await failInserts(site.desk, 'audit')
    await expect(step(site, id)).rejects.toThrow('killed')
    expect(await rows()).toEqual(before)
    expect(await site.mails()).toEqual(mailsBefore)
    await repair()
    await step(site, id)
    expect(await rows()).not.toEqual(before)
  })
})

describe('a kill', () => {
  test('between the rows and the audit leaves neither', async () => {
    const { approved, publish, desk, run, release } = await publishedDesk()
    const id = await approved(number)
    const repair = await failInserts(desk, 'audit', `new.action = 'published'`)
    await expect(publish(id)).rejects.toThrow('killed')
    await repair()
    await run()
    const audit = desk.db.selectFrom('audit').select('subject')
    expect(await audit.where('action', '=', 'published').execute()).toHaveLength(2)
    expect(await release(id)).toMatchObject({ state: 'live', edition: 2 })
  })

  test.each([
    { before: 'makeEdition' },
    { after: 'makeEdition' },
    { before: 'link' },
    { after: 'link' },
    { before: 'content' },
    { after: 'content' },
  ])('%o leaves one whole edition, and the next start goes on', async (fail) => {
    const { approved, publish, parts, run, release, liveFiles, editions } = await publishedDesk()
    const id = await approved(number)
    parts.fail = fail
    await expect(publish(id)).rejects.toThrow('killed')
    const isMoved = fail.after === 'link' || Object.values(fail).includes('content')
    expect(liveFiles()).toEqual(isMoved ? { ...first, ...number } : first)
    parts.fail = {}
    await run()
    expect(liveFiles()).toEqual({ ...first, ...number })
    expect(await release(id)).toMatchObject({ state: 'live', edition: 2 })
    expect(await editions()).toHaveLength(2)
    expect(parts.refs.live).toBe(parts.editions.get(2)?.commit)
  })

  test('and another approval after it: the edition names who gave that', async () => {
    const site = await publishedDesk()
    const id = await site.approved(number)
    site.parts.fail = { before: 'makeEdition' }
    await expect(site.publish(id)).rejects.toThrow('killed')
    site.parts.fail = {}
    const row = site.desk.db.updateTable('people').where('id', '=', 'bola')
    await row.set({ approver: 0 }).execute()
    await makeApprover(site, chidi)
    await site.run()
    await site.agree(id, { ...chidi, roles: bola.roles })
    await site.publish(id, chidi)
    expect(await site.editions()).toMatchObject([{}, { number: 2, approved_by: 'chidi' }])
  })

  test('between the link and the rows of a putting back is made good', async () => {
    const { published, desk, parts, run, editions } = await publishedDesk()
    await published(number)
    parts.fail = { after: 'link' }
    await expect(putBack(desk, bola, 1)).rejects.toThrow('killed')
    parts.fail = {}
    await run()
    expect(await editions()).toMatchObject([
      { number: 1, replaced_at: null },
      { number: 2, replaced_at: desk.now() },
    ])
    const audit = desk.db.selectFrom('audit').selectAll().orderBy('id', 'desc')
    expect(await audit.limit(2).execute()).toMatchObject([
      { person: null, action: 'is live again' },
      { person: 'bola', action: 'put back' },
    ])
  })

  test('between the request and its build asks for the build again', async () => {
    const { asked, desk, parts, run } = await publishedDesk()
    parts.fail = { before: 'request' }
    await expect(asked(number)).rejects.toThrow('killed')
    parts.fail = {}
    await run()
    const rows = await desk.db.selectFrom('releases').select('state').execute()
    expect(rows).toEqual([{ state: 'asked' }])
  })
})
