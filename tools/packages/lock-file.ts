import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const lockedSchema = z.object({
  version: z.string(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  inBundle: z.boolean().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
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

/** The packages that run on the server: none that only builds or tests. Each version once. */
export async function productionPackages(folder: string): Promise<LockedPackage[]> {
  const all = (await lockedPackages(folder)).filter(({ dev, devOptional }) => !dev && !devOptional)
  const once = new Map(all.map((entry) => [`${entry.name}@${entry.version}`, entry]))
  return [...once.keys()].sort().flatMap((id) => once.get(id) ?? [])
}
