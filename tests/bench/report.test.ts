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
        { requests: 10, rate: 5000, p50: 1, p99: 9 },
        { requests: 10, rate: 6000.4, p50: 3, p99: 5 },
        { requests: 10, rate: 100, p50: 4, p99: 4.5 },
      ],
    },
  ],
  home: { idle: 2, readers: 2.5, writers: 3, erasing: 2.5 },
}

it('has medians over rounds in its table', () => {
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
