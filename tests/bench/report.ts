import type { Machine } from './machine.ts'
import { median, percentile } from './statistics.ts'

/** One round of load through HTTP. */
export type LoadRound = {
  /** Accepted submissions in a second. */
  rate: number
  /** Milliseconds of each answer. */
  latencies: readonly number[]
}

/** What was measured on one store, in rounds that took turns. */
export type Measured = {
  store: string
  /** Bare inserts, each with its commit, in a second: by round. */
  bare: readonly number[]
  byConnections: readonly { connections: number; rounds: readonly LoadRound[] }[]
}

/** The part of the bare rate that SQLite should reach at the most connections. */
export const aim = 0.6

const head = ['Store', 'Connections', 'Accepted/s', 'Bare/s', 'Ratio', 'p50 ms', 'p99 ms']

/** The result as rows of text, the head first: medians over the rounds. */
export function tableRows(measured: readonly Measured[]): string[][] {
  return [head, ...measured.flatMap(rowsOf)]
}

function rowsOf({ store, bare, byConnections }: Measured): string[][] {
  return byConnections.map(({ connections, rounds }) => {
    const rate = median(rounds.map((round) => round.rate))
    const latencies = rounds.flatMap((round) => round.latencies)
    return [
      store,
      String(connections),
      whole(rate),
      whole(median(bare)),
      (rate / median(bare)).toFixed(2),
      percentile(latencies, 0.5).toFixed(1),
      percentile(latencies, 0.99).toFixed(1),
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

/** What docs/benchmarks.md says of the inbox. */
export function inboxSection(measured: readonly Measured[], machine: Machine, day: string): string {
  const rounds = measured[0]?.bare.length ?? 0
  return `Contact submissions that were accepted in a second, each stored durably before its answer, sent over
HTTP to a real server process with its rate limit off.

${markdownTable(tableRows(measured))}

_Bare_ is the rate of the same single insert and commit without server: one after the other through
\`node:sqlite\` (WAL, \`synchronous=FULL\`) or one \`pg\` client, into the same table. _Ratio_ is
accepted by bare; the aim for SQLite at the most connections is ${aim} or more. Beyond 1 it means that
many submissions shared a commit. With one connection nothing can be shared: the ratio then shows
what HTTP, the checks and the row of the outbox cost. Bare and served rounds took turns, and each
rate is the median of ${rounds} rounds. Sender and server share the machine, so compare ratios rather
than rates.

Measured ${day} on ${machine.processor}, ${machine.cores} cores, ${machine.memory} of memory; SQLite on ${machine.fileSystem}; Node
${machine.node}.
`
}
