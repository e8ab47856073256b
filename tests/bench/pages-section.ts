import type { Measured } from './kept-runs.ts'
import type { Machine } from './machine.ts'
import { markdownTable } from './report.ts'
import { median } from './statistics.ts'
import { networks } from './throttled-load.ts'

/** How much more than without scripts a page may take. */
const aim = 1.1
/** Milliseconds that say nothing: runs of one page differ by more. */
const noise = 20

/** What the place of a page without its scripts is called. */
export const floorName = 'without scripts'

const head = [
  ...['Page', 'Rounds', 'Performance', 'Other scores', 'Paint s', 'Blocking ms', 'Shift', 'KB'],
  ...networks.flatMap(({ name }) => [`${name}: paint s`, 'blocking ms']),
]

/** What another site's row is. */
const otherSite = `
The row with another site's name is its home page in the same turns: built as its repository has it,
pictures of other hosts replaced by local ones of the same size in pixels, and handed out from memory
as compressed as ours.
`

const middle = <Run>(runs: readonly Run[], value: (run: Run) => number) => median(runs.map(value))
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)

/** The medians of a place, as a row. */
export function rowOf({ path, name, lighthouse, loads }: Measured): string[] {
  return [
    name === path ? name : `${path}: ${name}`,
    String(lighthouse.length),
    middle(lighthouse, (run) => run.performance).toFixed(0),
    middle(lighthouse, (run) => run.others).toFixed(0),
    seconds(middle(lighthouse, (run) => run.paint)),
    middle(lighthouse, (run) => run.blocking).toFixed(0),
    middle(lighthouse, (run) => run.shift).toFixed(3),
    (middle(lighthouse, (run) => run.bytes) / 1024).toFixed(0),
    ...loads.flatMap((runs) => [
      seconds(middle(runs, ({ paint }) => paint)),
      middle(runs, ({ blocking }) => blocking).toFixed(0),
    ]),
  ]
}

/** In which aims a page falls short, in words; without any when it reaches them all. */
export function shortfalls(page: Measured, floor: Measured): string[] {
  const { lighthouse } = page
  const shift = middle(lighthouse, (run) => run.shift)
  const performance = middle(lighthouse, (run) => run.performance)
  const against = (what: string, ours: number, least: number) =>
    ours > least * aim && ours > least + noise
      ? [`${what} ${ours.toFixed(0)} ms, ${least.toFixed(0)} without scripts`]
      : []
  const compared = (what: 'paint' | 'blocking') => [
    ...against(
      what,
      middle(lighthouse, (run) => run[what]),
      middle(floor.lighthouse, (run) => run[what]),
    ),
    ...networks.flatMap(({ name }, n) =>
      against(
        `${what} at ${name}`,
        middle(page.loads[n] ?? [], (run) => run[what]),
        middle(floor.loads[n] ?? [], (run) => run[what]),
      ),
    ),
  ]
  return [
    ...new Set(lighthouse.flatMap(({ failed }) => failed)),
    ...(performance < 99.5 ? [`performance ${performance.toFixed(0)}`] : []),
    ...(shift > 0.0005 ? [`shift ${shift.toFixed(3)}`] : []),
    ...compared('paint'),
    ...compared('blocking'),
  ]
}

/** What docs/benchmarks.md says of the pages. */
export function pagesSection(
  measured: readonly Measured[],
  machine: Machine,
  day: string,
  program: string,
): string {
  const short = measured
    .filter(({ path, name }) => path === name)
    .flatMap((page) => {
      const floor = measured.find(({ path, name }) => path === page.path && name === floorName)
      const what = floor ? shortfalls(page, floor) : []
      return what.length > 0 ? [`- \`${page.path}\`: ${what.join('; ')}`] : []
    })
  const foreign = measured.some(({ path, name }) => path !== name && name !== floorName)
  return `Pages in Lighthouse's mobile preset, then opened on a phone (processor four times slower, empty cache)
over two slow networks, in turns with the same page without its scripts, which is as cheap as its look
can be. One page stands for all of its folder that load the same scripts: in nothing else does a page
differ from itself without them. _Other scores_ is the least of accessibility, best practices and search engines; _paint_ is the
largest contentful paint, _blocking_ what tasks of more than 50 ms held the page up in all. Medians of
so many rounds as the row says. The aims: 100 in every category, no shift, paint and blocking within
${aim} of the page without scripts; ${noise} ms more or less are noise.

${markdownTable([head, ...measured.map(rowOf)])}
${foreign ? otherSite : ''}
${short.length > 0 ? `Short of the aims:\n\n${short.join('\n')}` : 'Every page reaches the aims.'}

Measured ${day} with ${program} on ${machine.processor}, ${machine.cores} cores, ${machine.memory} of memory.
`
}
