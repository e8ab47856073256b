import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cruise, type IViolation } from 'dependency-cruiser'
import { astroImports } from './astro-imports.ts'
import { astroBreaches, importRules } from './rules.ts'
import { mayImport } from './table.ts'

const folders = [...new Set(Object.keys(mayImport).map((row) => row.split('/')[0] ?? row))]

/**
 * Holds every import of the repository, of types too, against tools/imports/table.ts: by the files
 * that they lead to, however they are written.
 *
 * @param repository its folder
 * @returns how many files of ours there are, and a line for each breach
 */
export async function checkImports(
  repository: string,
): Promise<{ files: number; breaches: string[] }> {
  const fromAstro = await astroImports(repository)
  const used = fromAstro.flatMap((each) => (each.package ? [] : [each.to]))
  const present = folders.filter((folder) => existsSync(join(repository, folder)))
  // By name: a pattern would be looked for in all of node_modules, and in a build that is being made.
  const configurations = (await readdir(repository)).filter((name) => name.endsWith('.config.ts'))
  const { output } = await cruise([...present, ...configurations], {
    baseDir: repository,
    // Types as well.
    tsPreCompilationDeps: true,
    // As Node and Vite find packages.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
    doNotFollow: { path: 'node_modules' },
    ruleSet: { forbidden: importRules(used) },
    validate: true,
  })
  if (typeof output === 'string') throw new Error(output)
  const ours = output.modules.filter(({ source }) => folders.includes(source.split('/')[0] ?? ''))
  const breaches = [...output.summary.violations.map(lineOf), ...astroBreaches(fromAstro)]
  return { files: ours.length, breaches: [...new Set(breaches)] }
}

function lineOf({ from, to, rule, cycle, via }: IViolation): string {
  const way = cycle ?? via
  const places = way ? [from, ...way.map(({ name }) => name)] : [...new Set([from, to])]
  return `${places.join(' → ')}: ${rule.name}`
}
