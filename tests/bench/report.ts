import type { Machine } from './machine.ts'
import { median } from './statistics.ts'
import type { Round } from './wrk.ts'

/** What was measured on one store, in rounds that took turns. */
export type Measured = {
  store: string
  /** Bare inserts, each with its commit, in a second: by round. */
  bare: readonly number[]
  byConnections: readonly { connections: number; rounds: readonly Round[] }[]
  /** Milliseconds within which 99 of 100 visits of Home were over, by what went on beside them. */
  home: { idle: number; readers: number; writers: number; erasing: number }
}

/** The part of the bare rate to reach with 32 connections, and with one. */
const aims = { many: 0.6, one: 0.35 }

const head = ['Store', 'Connections', 'Accepted/s', 'Bare/s', 'Ratio', 'p50 ms', 'p99 ms']

/** The result as rows of text, the head first: medians over the rounds. */
export function tableRows(measured: readonly Measured[]): string[][] {
  return [head, ...measured.flatMap(rowsOf)]
}

function rowsOf({ store, bare, byConnections }: Measured): string[][] {
  return byConnections.map(({ connections, rounds }) => {
    const rate = median(rounds.map((round) => round.rate))
    return [
      store,
      String(connections),
      whole(rate),
      whole(median(bare)),
      (rate / median(bare)).toFixed(2),
      median(rounds.map(({ p50 }) => p50)).toFixed(1),
      median(rounds.map(({ p99 }) => p99)).toFixed(1),
    ]
  })
}

function whole(rate: number): string {
  return Math.round(rate).toLocaleString('en')
}

/** Rows as a Markdown table, numbers to the right. */
export function markdownTable([names = [], ...rows]: readonly string[][]): string {
  const widths = names.map((_, column) =>
    Math.max(...[names, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, n) => (n === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(names), rule, ...rows.map(line)].join('\n')
}

/** How Home fared, as rows of text. */
export function homeRows(measured: readonly Measured[]): string[][] {
  const times = (home: Measured['home']) => [home.idle, home.readers, home.writers, home.erasing]
  return [
    ["Home's p99 in ms", 'Idle server', '32 readers', '32 writers', 'During erase'],
    ...measured.map(({ store, home }) => [store, ...times(home).map((time) => time.toFixed(1))]),
  ]
}

/** What docs/benchmarks.md says of the inbox. */
export function inboxSection(measured: readonly Measured[], machine: Machine, day: string): string {
  const rounds = measured[0]?.byConnections[0]?.rounds.length ?? 0
  return `Contact submissions that were accepted in a second, each stored durably before its answer, sent by
\`wrk\` to a real server process with its rate limit off.

${markdownTable(tableRows(measured))}

_Bare_ is the rate of the same single insert and commit without server: one after the other through
\`node:sqlite\` (WAL, \`synchronous=FULL\`) or one \`pg\` client, into the same table. _Ratio_ is
accepted by bare; the aim is ${aims.many} or more with 32 connections and ${aims.one} with one. Beyond 1 it means
that many submissions shared a commit. With one connection nothing can be shared: the ratio then
shows what HTTP, the checks, the way to the store and the row of the outbox cost. Bare and served
rounds took turns, and each figure is the median of ${rounds} rounds.

Compare ratios rather than rates, and those with care: they move with the machine. Where a commit is
cheap (a disk that acknowledges before it has written) everything else weighs more: on one machine the
ratio with one connection was 0.17 before and 0.27 on another, with the same code. Sender, server and
store share the cores, and on two of them they wait for each other.

${markdownTable(homeRows(measured))}

Home was visited fifty times a second, each time on a new connection, from a thread of its own: beside
nothing, beside 32 connections that ask for \`robots.txt\` without pause, beside 32 that send forms
without pause, and while \`npm run inbox -- erase\` ran again and again. The aim is twice the idle
server's. The readers are there to compare: they store nothing, and keep the server and the machine as
busy as they can. Sender, visitor, server and store wait for the same cores.

Measured ${day} on ${machine.processor}, ${machine.cores} cores, ${machine.memory} of memory; SQLite on ${machine.fileSystem}; Node
${machine.node}.
`
}
