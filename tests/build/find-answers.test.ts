import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { finderIn, pathOf } from '#contract/finder.ts'
import { siteFolder } from './built-site.ts'
import { expectNone } from './expect-none.ts'
import { exact, known, unseen } from './find-questions.ts'

const find = finderIn(JSON.parse(readFileSync(join(siteFolder, 'find.json'), 'utf8')))

/** Each question with the place of its first right answer, from 0; -1 for none. */
const answered = (questions: typeof known) =>
  questions.map(([asked, pages, isUrgent = false]) => {
    const found = find(asked).pages.map(({ href }) => pathOf(href))
    const place = found.findIndex((path) => pages.split(' ').includes(path))
    return { asked, found: found.slice(0, 3).join(' '), place, isUrgent }
  })
const share = (all: readonly unknown[], some: readonly unknown[]) => some.length / all.length

it.each([
  ['with which the table was written', known],
  ['asked afterwards', unseen],
  ['of the trade', exact],
])('questions %s lead to the right page: first, or among three', (_, questions) => {
  const all = answered(questions)
  const wrong = all
    .filter(({ place }) => place !== 0)
    .map(({ asked, found }) => `${asked} → ${found}`)
  const first = all.filter(({ place }) => place === 0)
  const amongThree = all.filter(({ place }) => place >= 0 && place < 3)
  expect(share(all, first), wrong.join('\n')).toBeGreaterThanOrEqual(0.75)
  expect(share(all, amongThree), wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
})

it('nothing stands before what to do about fraud and danger', () => {
  const urgent = answered([...known, ...unseen]).filter(({ isUrgent }) => isUrgent)
  expect(urgent.length).toBeGreaterThan(20)
  expectNone(
    urgent.filter(({ place }) => place !== 0).map(({ asked, found }) => `${asked} → ${found}`),
    'not first',
  )
})
