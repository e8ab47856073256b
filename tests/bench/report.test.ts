import { hostname, tmpdir, userInfo } from 'node:os'
import { expect, it } from 'vitest'
import { fileSystemName, memorySize, thisMachine } from './machine.ts'
import { inboxSection, type Measured, markdownTable, tableRows } from './report.ts'

const measured: Measured = {
  store: 'SQLite',
  bare: [4000, 1000, 9000],
  byConnections: [
    {
      connections: 32,
      rounds: [
        { rate: 5000, latencies: [1, 2, 3] },
        { rate: 6000.4, latencies: [4] },
        { rate: 100, latencies: [5] },
      ],
    },
  ],
}

it('has medians over rounds in its table, and latencies over all answers', () => {
  expect(tableRows([measured])[1]).toEqual(['SQLite', '32', '5,000', '4,000', '1.25', '3.0', '5.0'])
})

it('aligns its columns', () => {
  expect(
    markdownTable([
      ['a', 'long'],
      ['wide', '1'],
    ]),
  ).toBe(['| a    | long |', '| ---- | ---: |', '| wide |    1 |'].join('\n'))
})

it('names file systems and memory as people do', () => {
  expect(fileSystemName(0xef53)).toBe('ext4')
  expect(fileSystemName(0x123)).toBe('a file system of type 0x123')
  expect(memorySize(8_330_000_000)).toBe('8 GB')
})

it('describes this machine without saying which one it is', async () => {
  const machine = await thisMachine(tmpdir())
  expect(machine.cores).toBeGreaterThan(0)
  expect(machine.fileSystem).not.toBe('')
  const page = inboxSection([measured], machine, '2026-11-21')
  expect(page).toContain(machine.processor)
  expect(page).toContain('| SQLite |')
  for (const secret of [hostname(), process.cwd(), tmpdir(), userInfo().homedir]) {
    expect(page).not.toContain(secret)
  }
})
