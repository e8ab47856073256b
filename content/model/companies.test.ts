import { expect, it } from 'vitest'
import { companies, companiesOf } from './companies.ts'

it('come in the order of the chain, whatever the files are called, then those under it', () => {
  const [line, brackets] = (['chain', 'bracket'] as const).map((wanted) =>
    companies.filter(({ place }) => place === wanted).map(({ order }) => order),
  )
  expect(line).toEqual(line?.toSorted((a, b) => a - b))
  expect(brackets).toEqual(brackets?.toSorted((a, b) => a - b))
  expect(companies.map(({ order }) => order)).toEqual([...(line ?? []), ...(brackets ?? [])])
})

it("of a list come in the list's order", () => {
  const reversed = companies.map(({ id }) => id).toReversed()
  expect(companiesOf(reversed).map(({ id }) => id)).toEqual(reversed)
})

it('leave out an id that the build has no company for', () => {
  expect(companiesOf(['oilrich', ...companies.map(({ id }) => id)])).toEqual(companies)
})
