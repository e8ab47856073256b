import { cruise, type IViolation } from 'dependency-cruiser'
import { importRules } from './rules.ts'

const folders = ['app', 'bin', 'content', 'contract', 'documents', 'server', 'tests', 'tools']

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
  const { output } = await cruise([...folders, '*.config.ts'], {
    baseDir: repository,
    // Types as well.
    tsPreCompilationDeps: true,
    // As Node and Vite find packages.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
    doNotFollow: { path: 'node_modules' },
    // React Router's types, which it writes into a folder of its own.
    exclude: { path: '^\\./\\+types/' },
    ruleSet: { forbidden: importRules() },
    validate: true,
  })
  if (typeof output === 'string') throw new Error(output)
  const ours = output.modules.filter(({ source }) => folders.includes(source.split('/')[0] ?? ''))
  return { files: ours.length, breaches: [...new Set(output.summary.violations.map(lineOf))] }
}

function lineOf({ from, to, rule, cycle, via }: IViolation): string {
  const way = cycle ?? via
  const places = way ? [from, ...way.map(({ name }) => name)] : [...new Set([from, to])]
  return `${places.join(' → ')}: ${rule.name}`
}
