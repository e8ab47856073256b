import type { DependencyType, IForbiddenRuleType } from 'dependency-cruiser'
import {
  entryPoints,
  mayImport,
  notForTheBrowser,
  type Row,
  testsMayImport,
  typeCircles,
} from './table.ts'

const rows = Object.keys(mayImport)
const folders = rows.map(pathOf)
const packageFolder = '^node_modules/'
/** What has no place in our folders. */
const elsewhere: DependencyType[] = ['core', 'unknown']

/** The table as rules of dependency-cruiser. A rule's name is what a breach of it is told with. */
export function importRules(): IForbiddenRuleType[] {
  return [...Object.entries(mayImport).flatMap(rowRules), ...testRules(), ...generalRules()].map(
    (rule) => ({ ...rule, severity: 'error' }),
  )
}

function rowRules([name, { imports, packages }]: [string, Row]): IForbiddenRuleType[] {
  const path = pathOf(name)
  const tested = Object.keys(testsMayImport).map(testsOf)
  // "$1" is the very folder that "*" stood for.
  const own = name.includes('*') ? `^${name.replace('*', '$1')}/` : path
  const folderRule: IForbiddenRuleType = {
    name: `${name} may import ${imports.join(', ') || 'nothing of ours'}`,
    from: { path, pathNot: tested },
    to: { pathNot: [own, ...imports.map(pathOf), packageFolder], dependencyTypesNot: elsewhere },
  }
  if (!packages) return [folderRule]
  const from = { path, pathNot: notForTheBrowser }
  const packageRule: IForbiddenRuleType = {
    name: `${name} may use ${packages.join(', ') || 'no package'}`,
    from,
    to: { path: packageFolder, pathNot: packages.map(packagePath) },
  }
  if (packages.includes('node:*')) return [folderRule, packageRule]
  const nodeRule: IForbiddenRuleType = {
    name: `${name} may use nothing of node:*`,
    from,
    to: { dependencyTypes: ['core'] },
  }
  return [folderRule, packageRule, nodeRule]
}

function testRules(): IForbiddenRuleType[] {
  return Object.entries(testsMayImport).map(([folder, imports]) => ({
    name: `tests of ${folder} may import ${imports.join(', ')}`,
    from: { path: testsOf(folder) },
    to: { pathNot: [...imports.map(pathOf), packageFolder], dependencyTypesNot: elsewhere },
  }))
}

function generalRules(): IForbiddenRuleType[] {
  return [
    {
      name: 'its folder has no row in tools/imports/table.ts',
      from: { pathNot: [...folders, packageFolder, ...entryPoints] },
      to: { dependencyTypesNot: elsewhere },
    },
    { name: 'nothing is found there', from: {}, to: { couldNotResolve: true } },
    {
      name: 'it takes along what may not reach the browser',
      from: { path: '^app/(forms|hooks|lib|ui)/', pathNot: notForTheBrowser },
      to: { path: '^node_modules/(zod|yaml)/', reachable: true },
    },
    { name: 'a circle', from: { pathNot: typeCircles }, to: { circular: true } },
    {
      name: 'a circle, also without types',
      from: { path: typeCircles },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing imports it, and tools/imports/table.ts does not name it as an entry point',
      from: { path: entryPoints },
      to: { path: folders, pathNot: entryPoints, reachable: false },
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
