import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const namesSchema = z.record(z.string(), z.string()).default({})
const lockedSchema = z.object({
  version: z.string(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  inBundle: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: namesSchema,
  optionalDependencies: namesSchema,
  peerDependencies: namesSchema,
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .default({}),
})
const lockSchema = z.object({ packages: z.record(z.string(), z.unknown()) })

export type LockedPackage = z.infer<typeof lockedSchema> & {
  /** Where it is installed: `node_modules/…`. */
  path: string
  /** `@fastify/cors`. */
  name: string
}

/** Every package of package-lock.json, in its order, without the project itself. */
export async function lockedPackages(folder: string): Promise<LockedPackage[]> {
  const text = await readFile(join(folder, 'package-lock.json'), 'utf8')
  const { packages } = lockSchema.parse(JSON.parse(text))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      ...lockedSchema.parse(entry),
      path,
      name: path.replace(/^.*node_modules\//, ''),
    }))
}

/** The names of what a package asks for, on whatever system: no peer that may be missing. */
export function neededBy(entry: LockedPackage): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
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
