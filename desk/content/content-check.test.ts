import { setImmediate as later } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fakeParts } from '../tests/fake-parts.ts'
import { contentCheck, foundSoFar } from './content-check.ts'
import type { ContentRepository } from './content-repository.ts'

/** Vitest's own limit is a second, less than a busy machine may need. */
const patience = { timeout: 5 * 60_000 }

/** Content whose checks hang until `end`; `started` lists the commits of those begun. */
function slowContent() {
  const started: string[] = []
  const ends: (() => void)[] = []
  const content: ContentRepository = {
    ...fakeParts().content,
    files: (commit) =>
      new Promise((_, reject) => {
        started.push(commit)
        ends.push(() => reject(new Error('ended')))
      }),
  }
  async function end(): Promise<void> {
    ends.pop()?.()
    // Wait until the check has removed its folder.
    for (let turns = 0; turns < 20; turns += 1) await later()
  }
  return { content, started, end }
}

test('one check runs after the other, whatever it looks for', async () => {
  const { content, started, end } = slowContent()
  const checks = [
    contentCheck(content)('a'),
    contentCheck(content, 'confirmed')('b'),
    contentCheck(content)('a'),
  ]
  const ended = Promise.allSettled(checks)
  await expect.poll(() => started, patience).toEqual(['a'])
  await end()
  await expect.poll(() => started, patience).toEqual(['a', 'b'])
  await end()
  expect((await ended).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
})

test('a check that cannot run stops no screen', async () => {
  expect(await foundSoFar(Promise.reject(new Error('killed')))).toBeUndefined()
})
