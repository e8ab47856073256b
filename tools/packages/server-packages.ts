import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesIn } from '../lib/files-in.ts'
import { findPackage, type LockedPackage, lockedPackages, neededBy } from './lock-file.ts'

/** An import as Biome writes it, unless nothing but types is imported. */
const imports = /^(?:im|ex)port (?!type\b)(?:[\w\s{},*]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm

/** What the server runs: its own files, and all that these import. Paths from the project's folder. */
export async function serverFiles(folder: string): Promise<string[]> {
  return [...(await importsOfServer(folder)).files]
}

/** The packages that run on the server: none that only builds or tests. Each version once. */
export async function serverPackages(folder: string): Promise<LockedPackage[]> {
  const locked = await lockedPackages(folder)
  const running = new Map<string, LockedPackage>()
  function add(name: string, from: string) {
    const entry = findPackage(locked, name, from)
    if (!entry || running.has(`${entry.name}@${entry.version}`)) return
    running.set(`${entry.name}@${entry.version}`, entry)
    for (const needed of neededBy(entry)) add(needed, entry.path)
  }
  for (const name of ['node', ...(await importsOfServer(folder)).packages]) add(name, '')
  return [...running.keys()].sort().flatMap((id) => running.get(id) ?? [])
}

async function importsOfServer(folder: string) {
  const own = await filesIn(folder, ['server/**/*.ts', 'deploy/*.ts'])
  const files = new Set(own.filter((file) => !file.endsWith('.test.ts')))
  const packages = new Set<string>()
  // A set hands out what is added to it on the way.
  for (const file of files) {
    const code = await readFile(join(folder, file), 'utf8')
    for (const [, stated = '', asked = stated] of code.matchAll(imports)) {
      if (asked.startsWith('node:')) continue
      if (asked.startsWith('#')) files.add(asked.slice(1))
      else if (asked.startsWith('.')) files.add(join(dirname(file), asked))
      else packages.add(asked.split('/', asked.startsWith('@') ? 2 : 1).join('/'))
    }
  }
  return { files, packages }
}
