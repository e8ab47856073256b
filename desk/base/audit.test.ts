import { expect, onTestFinished, test } from 'vitest'
import { testDesk } from '../tests/fake-parts.ts'

const entry = { person: null, action: 'published', subject: 'Edition 1' }

test('entries are kept for 24 months', async () => {
  const { desk, clock, end } = await testDesk()
  onTestFinished(end)
  const times = async () =>
    (await desk.db.selectFrom('audit').select('at').execute()).map(({ at }) => at)
  const first = clock.now
  await desk.audit(entry)
  clock.now = first + 730 * 86_400_000
  await desk.audit(entry)
  expect(await times()).toEqual([first, clock.now])
  clock.now += 1
  await desk.audit(entry)
  expect(await times()).toEqual([clock.now - 1, clock.now])
})
