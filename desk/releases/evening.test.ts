import { expect, test } from 'vitest'
import { lagosDay } from '../base/lagos-time.ts'
import { first, publishedDesk } from '../tests/published-desk.ts'

/** A scheduled release, when a release, a closing and a deploy go live before its hour. */

const files = { ...first, 'vacancies/driller.yaml': 'closes: 2026-11-25\nstatus: stated\n' }
const number = { 'figures.yaml': 'phone: 201' }
const news = { 'news/1.md': 'Two' }
const sixNextDay = Date.parse('2026-11-26T17:00:00Z')

/** Approves a number for the next day at 18:00; `other` goes live before. */
async function untilSix(other: Record<string, string>) {
  const { approved, published, release, run, clock, parts, liveFiles } = await publishedDesk({
    files,
  })
  const live = () => parts.builds.live()
  const awaited = await approved(number, { wishAt: sixNextDay })
  await published(other)
  for (const time of ['2026-11-25T23:00:30Z', '2026-11-26T08:00:00Z']) {
    clock.now = Date.parse(time)
    await run()
  }
  const closed = await live()
  expect(closed?.title).toBe('Openings that have closed')
  // Other code goes live, which builds the same content.
  parts.code = 'code-2'
  const deployed = { number: 4, code: 'code-2', title: 'Other code' }
  if (closed) await parts.builds.makeEdition('', { ...closed, ...deployed })
  await parts.builds.setLive(4)
  clock.now = sixNextDay - 1
  await run()
  expect(await live()).toMatchObject(deployed)
  clock.now = sixNextDay
  await run()
  const edition = await live()
  expect(edition?.code).toBe('code-2')
  // Built for the day after the opening's last: it is closed.
  expect(lagosDay(Date.parse(edition?.date ?? ''))).toBe('2026-11-26')
  return { awaited: await release(awaited), title: edition?.title, files: liveFiles() }
}

test('what is approved for 18:00 goes out on what was published, closed and deployed meanwhile', async () => {
  const at = await untilSix(news)
  expect(at.awaited).toMatchObject({ state: 'live', approved_by: 'bola' })
  expect(at.files).toEqual({ ...files, ...number, ...news })
})

test('what is approved for 18:00 asks again where something else has changed the same, which stays', async () => {
  const at = await untilSix({ 'figures.yaml': 'phone: 999' })
  expect(at.awaited).toMatchObject({ state: 'review again', approved_by: null })
  expect(at.files).toEqual({ ...files, 'figures.yaml': 'phone: 999' })
  expect(at.title).toBe('Other code')
})
