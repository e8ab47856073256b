import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesIn } from '../lib/files-in.ts'

type Names = Record<string, string>

/** An entry of package-lock.json. */
type LockEntry = {
  version: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
  dependencies?: Names
  optionalDependencies?: Names
  peerDependencies?: Names
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export type LockedPackage = LockEntry & {
  /** Where it is installed: `node_modules/…`. */
  path: string
  /** `@fastify/cors`. */
  name: string
}

/** Every package of package-lock.json, in its order, without the project itself. */
export async function lockedPackages(folder: string): Promise<LockedPackage[]> {
  const text = await readFile(join(folder, 'package-lock.json'), 'utf8')
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(text)
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, path, name: path.replace(/^.*node_modules\//, '') }))
}

/** The names of what a package asks for, on whatever system: no peer that may be missing. */
export function neededBy(entry: LockedPackage): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  )
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers)
}

/**
 * Finds a package as Node does: beside the one that asks, then further up.
 *
 * @param from the path of the package that asks, `''` for the project
 */
export function findPackage(
  locked: readonly LockedPackage[],
  name: string,
  from: string,
): LockedPackage | undefined {
  const wanted = join(from, 'node_modules', name)
  const found = locked.find(({ path }) => path === wanted)
  if (found || from === '') return found
  return findPackage(locked, name, from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''))
}

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
  // `for … of` also visits entries that are added to the set during the loop.
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
