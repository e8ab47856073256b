import { describe, expect, it } from 'vitest'
import { contrast } from '../../tests/contrast.ts'
import { tokens } from './assets.ts'
import { darkColours } from './dark-colours.ts'

const pairs = [...tokens().matchAll(/--color-([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)]
const schemes = ['light', 'dark'] as const

/** The colour of a role as the desk's style sheet has it. */
function colour(scheme: (typeof schemes)[number], role: string): string {
  const [, , light, dark, both] = pairs.find(([, name]) => name === role) ?? []
  return both ?? (scheme === 'light' ? light : dark) ?? ''
}

describe.each(schemes)('%s', (scheme) => {
  const ratio = (one: string, other: string) => contrast(colour(scheme, one), colour(scheme, other))

  it.each([
    ...on(['paper', 'surface'], 'ink', 'ink-soft', 'link', 'danger', 'success'),
    ...on(['sunk'], 'ink', 'ink-soft'),
    ...on(['action', 'action-hover'], 'white'),
    ...on(['night'], 'on-night', 'signal-night'),
    ...on(['warn'], 'warn-ink'),
    ...on(['ink', 'danger'], 'surface'),
  ])('%s is read on %s', (text, ground) => expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5))

  it.each([
    ...on(['paper', 'surface'], 'line-strong', 'focus', 'action', 'danger', 'success'),
    ...on(['night'], 'focus-night'),
  ])('%s is seen on %s', (edge, ground) => expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3))
})

/** Each role with each ground. */
function on(grounds: readonly string[], ...roles: readonly string[]): [string, string][] {
  return roles.flatMap((role) => grounds.map((ground): [string, string] => [role, ground]))
}

it('is another colour of a role that the brand has', () => {
  const roles = pairs.filter(([, , light]) => light).map(([, role]) => role)
  expect(roles.toSorted()).toEqual(Object.keys(darkColours).toSorted())
})
