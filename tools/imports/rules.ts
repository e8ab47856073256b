import { dirname, extname } from 'node:path'
import type { IForbiddenRuleType } from 'dependency-cruiser'
import type { Reference } from './references.ts'
import {
  computedImports,
  entryPoints,
  forBrowsers,
  mayImport,
  type Row,
  server,
  serverLayers,
  testsMayImport,
} from './table.ts'

/** Every folder's row. */
const rows: readonly (readonly [folder: string, row: Row])[] = [
  ...Object.entries(mayImport).flatMap(([folders, row]) =>
    folders.split(', ').map((folder) => [folder, row] as const),
  ),
  ...serverLayers.map((folder, index) => {
    const imports = [...server.imports, ...serverLayers.slice(index + 1)]
    return [folder, { ...server, imports }] as const
  }),
]
const governed = new Set(rows.map(([name]) => topOf(name)))
const tests = /\.(test|spec)\.tsx?$/

/** The rules that dependency-cruiser checks: circles. A report names the rule that is broken. */
export const circleRules: IForbiddenRuleType[] = [
  { name: 'a circle', from: {}, to: { circular: true }, severity: 'error' },
  {
    name: 'a circle of folders',
    scope: 'folder',
    from: {},
    to: { circular: true },
    severity: 'error',
  },
]

/** A line for a file whose folder has no row; configurations beside the folders need none. */
export function fileBreaches(file: string): string[] {
  if (!file.includes('/') || rowOf(file)) return []
  return [`${file}: its folder has no row in tools/imports/table.ts`]
}

/** A line for a reference that the table does not allow. */
export function referenceBreaches(reference: Reference): string[] {
  const { from, to } = reference
  const [name, row] = rowOf(from) ?? []
  if (!name || !row) return []
  const reason = {
    computed: computedReason,
    file: fileReason,
    package: packageReason,
  }[reference.kind](name, row, reference)
  return reason ? [`${from} → ${to}: ${reason}`] : []
}

function computedReason(_name: string, _row: Row, { from }: Reference): string | undefined {
  if (isTest(from) || computedImports.includes(from)) return
  return 'its address is put together while running, and tools/imports/table.ts does not name the file'
}

function packageReason(
  name: string,
  { packages }: Row,
  { from, to }: Reference,
): string | undefined {
  if (!packages || isTest(from)) return
  if (packages.some((each) => new RegExp(`^${each.replace('*', '.+')}$`).test(to))) return
  return `${name} may use ${packages.join(', ') || 'no package'}`
}

function fileReason(name: string, row: Row, reference: Reference): string | undefined {
  const { from, to, typesOnly, loaded } = reference
  if (isTest(to)) return 'nothing may import a test'
  // A `new URL(…)` may also lead to a folder, or to a place without a row, such as `docs` or `build`.
  if (!loaded && !rowOf(to) && !(extname(to) && governed.has(topOf(to)))) return
  const [folder, allowed] =
    Object.entries(testsMayImport).find(([each]) => from.startsWith(`${each}/`)) ?? []
  if (folder && allowed && isTest(from)) {
    if (allowed.some((each) => isIn(to, each))) return
    return `tests of ${folder} may import ${allowed.join(', ')}`
  }
  if (isIn(to, ownOf(name, from)) || row.imports.some((each) => isIn(to, each))) return
  const { types = [] } = row
  if (!types.some((each) => isIn(to, each))) {
    return `${name} may import ${row.imports.join(', ') || 'nothing of ours'}`
  }
  return typesOnly ? undefined : `${name} may import types only of ${types.join(', ')}`
}

/**
 * What only all references together show: files that nothing imports, and files of the browser's
 * that take along what may not reach it.
 */
export function graphBreaches(graph: ReadonlyMap<string, readonly Reference[]>): string[] {
  const files = [...graph.keys()]
  const starts = files.filter((file) => entryPoints.some((each) => new RegExp(each).test(file)))
  const used = waysFrom(starts, (file) => graph.get(file) ?? [])
  const unused = files
    .filter((file) => !used.has(file))
    .map(
      (file) =>
        `${file}: nothing imports it, and tools/imports/table.ts does not name it as an entry point`,
    )
  const taking = files
    .filter((file) => !isTest(file) && new RegExp(forBrowsers.files).test(file))
    .flatMap((file) => {
      const ways = waysFrom([file], (each) =>
        (graph.get(each) ?? []).filter(({ typesOnly }) => !typesOnly),
      )
      return forBrowsers.without.flatMap((name) => {
        const way = ways.get(name)
        return way ? [`${way.join(' → ')}: it takes along what may not reach the browser`] : []
      })
    })
  return [...unused, ...taking, ...innerCircles([...graph.values()].flat())]
}

/** Circles of a folder and one in it, which dependency-cruiser takes for one folder. */
function innerCircles(references: readonly Reference[]): string[] {
  const arrows = new Set(
    references
      .filter(({ kind, loaded, from }) => kind === 'file' && loaded && !isTest(from))
      .map(({ from, to }) => `${dirname(from)} → ${dirname(to)}`),
  )
  return [...arrows].flatMap((arrow) => {
    const [outer = '', inner = ''] = arrow.split(' → ')
    const isCircle = inner.startsWith(`${outer}/`) && arrows.has(`${inner} → ${outer}`)
    return isCircle ? [`${arrow} → ${outer}: a circle of folders`] : []
  })
}

/** All that these files lead to, each with a way to it. */
function waysFrom(
  starts: readonly string[],
  next: (file: string) => readonly Reference[],
): Map<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>(starts.map((file) => [file, [file]]))
  // The map grows while it is walked.
  for (const [file, way] of ways) {
    for (const { to } of next(file)) if (!ways.has(to)) ways.set(to, [...way, to])
  }
  return ways
}

/** Whether a file is a test, which nothing imports. */
export function isTest(file: string): boolean {
  return tests.test(file)
}

function topOf(path: string): string {
  return path.split('/')[0] ?? path
}

function rowOf(file: string): readonly [string, Row] | undefined {
  return rows.find(([name]) => isIn(file, name))
}

/** The folder's name with `*` replaced by what it matched. */
function ownOf(name: string, file: string): string {
  if (name.endsWith('/**')) return name
  const depth = name.split('/').length
  return name.includes('*') ? file.split('/').slice(0, depth).join('/') : name
}

/** Whether a file is one of those that a name in the table means. */
function isIn(file: string, name: string): boolean {
  if (/\.\w+$/.test(name)) return file === name
  if (name.endsWith('/**')) return file.startsWith(name.slice(0, -2))
  const divided = rows.some(([row]) => row.startsWith(`${name}/`))
  return new RegExp(`^${name.replace('*', '[^/]+')}/${divided ? '[^/]+$' : ''}`).test(file)
}
