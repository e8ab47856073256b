import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cruise, type ICruiseOptions } from 'dependency-cruiser'
import { filesIn } from '../lib/files-in.ts'
import { referencesOf } from './references.ts'
import { circleRules, fileBreaches, graphBreaches, isTest, referenceBreaches } from './rules.ts'

/** Folders that Git ignores (.gitignore). */
const ignored = ['build', 'data', 'node_modules', 'playwright-report', 'test-results']

/**
 * Checks every reference in the repository, of types too, against tools/imports/table.ts, by the file
 * that it resolves to.
 *
 * @param repository its folder
 * @returns how many files of ours there are, and a line for each breach
 */
export async function checkImports(
  repository: string,
): Promise<{ files: number; breaches: string[] }> {
  const files = await codeIn(repository)
  const references = await Promise.all(files.map((file) => referencesOf(repository, file)))
  const graph = new Map(files.map((file, at) => [file, references[at] ?? []]))
  const lost = references
    .flat()
    .filter(
      ({ kind, loaded, to }) => kind === 'file' && loaded && !existsSync(join(repository, to)),
    )
  const breaches = [
    ...files.flatMap(fileBreaches),
    ...lost.map(({ from, to }) => `${from} → ${to}: nothing is found there`),
    ...references.flat().flatMap(referenceBreaches),
    ...graphBreaches(graph),
    ...(await circles(repository, files)),
  ]
  return { files: files.length, breaches: [...new Set(breaches)] }
}

/** Its files of code, in folders and beside them. */
async function codeIn(repository: string): Promise<string[]> {
  const entries = await readdir(repository, { withFileTypes: true })
  const folders = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => !ignored.includes(name))
  const endings = '{astro,css,cjs,cts,js,jsx,mjs,mts,ts,tsx}'
  const patterns = [`*.config.ts`, ...folders.map((folder) => `${folder}/**/*.${endings}`)]
  const files = await filesIn(repository, patterns)
  return files.filter((file) => !file.includes('/node_modules/'))
}

/** What imports in a circle, tests left out, by dependency-cruiser. */
async function circles(repository: string, files: readonly string[]): Promise<string[]> {
  const options: ICruiseOptions = {
    baseDir: repository,
    // Types as well.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    ruleSet: { forbidden: circleRules },
    validate: true,
  }
  const { output } = await cruise(
    files.filter((file) => /\.m?tsx?$/.test(file) && !isTest(file)),
    options,
  )
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(
    ({ from, cycle = [], rule }) =>
      `${[from, ...cycle.map(({ name }) => name)].join(' → ')}: ${rule.name}`,
  )
}
