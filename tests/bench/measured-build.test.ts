import { expect, it } from 'vitest'
import { childSeconds } from './measured-build.ts'

it('adds up what bash says of user and system time', () => {
  expect(childSeconds('32 pages\n0m0.003s 0m0.001s\n1m37.007s 0m9.303s\n')).toBeCloseTo(106.31)
})
