import { expect } from 'vitest'

/** Fails with every problem on a line of its own; the assertion's own message would cut them. */
export function expectNone(problems: readonly string[], what: string): void {
  if (problems.length > 0) expect.fail(`${what}:\n${problems.join('\n')}`)
}
