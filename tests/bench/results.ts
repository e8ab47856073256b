import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { markdownTable } from 'markdown-table'
import { repository } from '../server/run-node.ts'

/** Prints progress to stderr, apart from the results on stdout. */
export const progress = (text: string) => console.error(text)

/**
 * A percentile, linearly interpolated between the two nearest numbers.
 *
 * @param part 0.99 for p99
 * @throws {RangeError} when there are no numbers
 */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (below === undefined || above === undefined) throw new RangeError('no numbers')
  return below + (above - below) * (place % 1)
}

/** The median of one value of each run. */
export function median<Run>(runs: readonly Run[], value: (run: Run) => number): number {
  return percentile(runs.map(value), 0.5)
}

/** `12,345` */
export const whole = (number: number) => Math.round(number).toLocaleString('en')

/** `270 MB` */
export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

/** Rows of text, the head first. */
export type Table = readonly (readonly string[])[]

/** The page with new tables in one section, and `measured` as that section's last line. */
export function withResults(
  page: string,
  heading: string,
  tables: readonly string[],
  measured: string,
): string {
  const [start = '', ...sections] = page.split(/^(?=## )/m)
  const place = sections.findIndex((one) => one.startsWith(`## ${heading}\n`))
  if (place < 0) throw new Error(`there is no section "${heading}"`)
  const left = [...tables]
  const written = (sections[place] ?? '')
    .replace(/(^\|.*\n)+/gm, () => `${left.shift()}\n`)
    .replace(/^Measured .*$/m, measured)
  return [start, ...sections.with(place, written)].join('')
}

/** Prints what was measured; with `--write` it also goes into its section of docs/benchmarks.md. */
export async function report(heading: string, ...tables: readonly Table[]): Promise<void> {
  const texts = tables.map(([head = [], ...rows]) =>
    markdownTable([head, ...rows], { align: head.map((_, n) => (n === 0 ? '' : 'r')) }),
  )
  const [processor, ...others] = cpus()
  const today = new Date().toISOString().slice(0, 10)
  const measured =
    `Measured ${today} on ${processor?.model.trim()}, ${others.length + 1} cores, ` +
    `${Math.round(totalmem() / 2 ** 30)} GB of memory; Node ${process.versions.node}.`
  console.log([...texts, measured].join('\n\n'))
  if (!process.argv.includes('--write')) return
  const file = join(repository, 'docs/benchmarks.md')
  await writeFile(file, withResults(await readFile(file, 'utf8'), heading, texts, measured))
  console.log('Written to docs/benchmarks.md')
}
