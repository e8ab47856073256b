import type { DependencyType, IForbiddenRuleType } from 'dependency-cruiser'
import type { AstroImport } from './astro-imports.ts'
import { entryPoints, mayImport, notForTheBrowser, type Row, testsMayImport } from './table.ts'

const rows = Object.keys(mayImport)
const folders = rows.map(pathOf)
/** The editor has packages of its own. */
const packageFolder = '^(editor/)?node_modules/'
/** What has no place in our folders. */
const elsewhere: DependencyType[] = ['core', 'unknown']

/**
 * The table as rules of dependency-cruiser. A rule's name is what a breach of it is told with.
 *
 * @param used files that something imports which dependency-cruiser does not read
 */
export function importRules(used: readonly string[]): IForbiddenRuleType[] {
  const rules = [
    ...Object.entries(mayImport).flatMap(rowRules),
    ...testRules(),
    ...generalRules([...entryPoints, ...used.map(pathOf)]),
  ]
  return rules.map((rule) => ({ ...rule, severity: 'error' }))
}

/** A line for each of these imports that the table does not allow. */
export function astroBreaches(imports: readonly AstroImport[]): string[] {
  return imports.flatMap(({ from, to, package: isPackage }) => {
    const [name, row] = Object.entries(mayImport).find(([row]) => matches(row, from)) ?? []
    if (!name || !row) return [`${from} → ${to}: its folder has no row in tools/imports/table.ts`]
    if (isPackage) {
      const allowed = !row.packages || row.packages.includes(to)
      return allowed ? [] : [`${from} → ${to}: ${name} may use ${row.packages?.join(', ')}`]
    }
    const allowed = [name, ...row.imports, ...(row.types ?? [])].some((each) => matches(each, to))
    return allowed ? [] : [`${from} → ${to}: ${name} may import ${row.imports.join(', ')}`]
  })
}

function matches(name: string, file: string): boolean {
  return new RegExp(pathOf(name)).test(file)
}

function rowRules([name, { imports, types = [], packages }]: [string, Row]): IForbiddenRuleType[] {
  const path = pathOf(name)
  const tested = Object.keys(testsMayImport).map(testsOf)
  // "$1" is the very folder that "*" stood for.
  const own = name.includes('*') ? `^${name.replace('*', '$1')}/` : path
  const folderRule: IForbiddenRuleType = {
    name: `${name} may import ${imports.join(', ') || 'nothing of ours'}`,
    from: { path, pathNot: tested },
    to: {
      pathNot: [own, ...[...imports, ...types].map(pathOf), packageFolder],
      dependencyTypesNot: elsewhere,
    },
  }
  const typeRule: IForbiddenRuleType = {
    name: `${name} may import types only of ${types.join(', ')}`,
    from: { path, pathNot: tested },
    to: {
      path: types.map(pathOf),
      pathNot: [own, ...imports.map(pathOf)],
      dependencyTypesNot: ['type-only'],
    },
  }
  const folderRules = types.length > 0 ? [folderRule, typeRule] : [folderRule]
  if (!packages) return folderRules
  const from = { path, pathNot: notForTheBrowser }
  const packageRule: IForbiddenRuleType = {
    name: `${name} may use ${packages.join(', ') || 'no package'}`,
    from,
    to: { path: packageFolder, pathNot: packages.map(packagePath) },
  }
  if (packages.includes('node:*')) return [...folderRules, packageRule]
  const nodeRule: IForbiddenRuleType = {
    name: `${name} may use nothing of node:*`,
    from,
    to: { dependencyTypes: ['core'] },
  }
  return [...folderRules, packageRule, nodeRule]
}

function testRules(): IForbiddenRuleType[] {
  return Object.entries(testsMayImport).map(([folder, imports]) => ({
    name: `tests of ${folder} may import ${imports.join(', ')}`,
    from: { path: testsOf(folder) },
    to: { pathNot: [...imports.map(pathOf), packageFolder], dependencyTypesNot: elsewhere },
  }))
}

function generalRules(starts: readonly string[]): IForbiddenRuleType[] {
  return [
    {
      name: 'its folder has no row in tools/imports/table.ts',
      from: { pathNot: [...folders, packageFolder, ...entryPoints] },
      to: { dependencyTypesNot: elsewhere },
    },
    {
      name: 'nothing is found there',
      from: {},
      // Astro, or a plugin of ours, makes these while it builds.
      to: { couldNotResolve: true, pathNot: '^(astro|virtual):' },
    },
    {
      name: 'it takes along what may not reach the browser',
      // Of the contract, what the forms' islands use (table.ts).
      from: {
        path: '^(app/(behaviour|lib)/|contract/(answers|forms|resume)\\.ts$)',
        pathNot: notForTheBrowser,
      },
      to: { path: '^node_modules/(zod|yaml)/', reachable: true },
    },
    { name: 'a circle', from: {}, to: { circular: true } },
    {
      name: 'nothing imports it, and tools/imports/table.ts does not name it as an entry point',
      from: { path: [...starts] },
      to: { path: folders, pathNot: [...starts], reachable: false },
    },
  ]
}

/** The files that a name in the table means, as a regular expression over their paths. */
function pathOf(name: string): string {
  if (/\.\w+$/.test(name)) return `^${name.replaceAll('.', '\\.')}$`
  if (name.endsWith('/**')) return `^${name.slice(0, -2)}`
  const divided = rows.some((row) => row.startsWith(`${name}/`))
  return `^${name.replace('*', '([^/]+)')}/${divided ? '[^/]+$' : ''}`
}

function testsOf(folder: string): string {
  return `^${folder}/.*\\.test\\.tsx?$`
}

/** `@scope/*` is every package of the scope; types of a package count as the package. */
function packagePath(name: string): string {
  return `${packageFolder}(@types/)?${name.replace('*', '[^/]+')}/`
}
