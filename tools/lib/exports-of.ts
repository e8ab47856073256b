import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { root } from './root.ts'

const run = promisify(execFile)

/** Node's own loader: Vite's, which loads its configuration, is closed before a page is transformed. */
const load = createRequire(import.meta.url)

/**
 * What a module exports, which has to be plain data. While developing it is read in a new process, because
 * this one caches modules and the content that they have read.
 *
 * @param id `#content/model/companies.ts`, or a file
 */
export async function exportsOf<Module extends object>(
  id: string,
  { mode }: { mode: string },
): Promise<Module> {
  if (mode !== 'dev') return load(id)
  const script = `console.log(JSON.stringify(await import(${JSON.stringify(id)})))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    maxBuffer: 2 ** 26,
  })
  return JSON.parse(stdout)
}

/** A module that exports the same without any import. */
export function asLiterals(exported: object): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
