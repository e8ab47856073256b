import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { testDesk } from '../tests/fake-parts.ts'
import { warnIfClockIsBehind } from './audit.ts'

const day = 86_400_000
const entry = { person: null, action: 'published', subject: 'Edition 1' }

async function opened() {
  const { desk, clock, end } = await testDesk()
  onTestFinished(end)
  return { desk, clock }
}

test('entries are kept for 24 months', async () => {
  const { desk, clock } = await opened()
  const times = async () =>
    (await desk.db.selectFrom('audit').select('at').execute()).map(({ at }) => at)
  const first = clock.now
  await desk.audit(entry)
  clock.now = first + 730 * day
  await desk.audit(entry)
  expect(await times()).toEqual([first, clock.now])
  clock.now += 1
  await desk.audit(entry)
  expect(await times()).toEqual([clock.now - 1, clock.now])
})

test('a clock behind the newest entry is reported in the log', async () => {
  const { desk, clock } = await opened()
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  await warnIfClockIsBehind({ ...desk, log })
  await desk.audit(entry)
  await warnIfClockIsBehind({ ...desk, log })
  expect(lines).toEqual([])
  clock.now -= day
  await warnIfClockIsBehind({ ...desk, log })
  expect(lines).toEqual([expect.stringContaining('clock')])
})
