import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { kept } from '../lib/build-cache.ts'
import { BuildProblem } from '../lib/build-problem.ts'
import { filesHash } from '../lib/hash-files.ts'
import { runNpm } from './npm.ts'
import { serverPackages } from './server-packages.ts'

/** The list of licences, in the build's folder. */
export const licencesFile = 'licences.txt'
/** The bill of materials, beside it. */
export const billOfMaterialsFile = 'sbom.json'

/** Milliseconds for npm, which only reads the lock file. */
const timeoutMs = 60_000

const bomSchema = z.looseObject({
  serialNumber: z.string().optional(),
  metadata: z.looseObject({
    timestamp: z.string().optional(),
    tools: z.unknown(),
    component: z.looseObject({ 'bom-ref': z.string(), name: z.string() }),
  }),
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

/**
 * Writes what the site is made of beside the build: `sbom.json` (CycloneDX, by npm) and
 * `licences.txt`, both about the packages that run on the server. Reads the lock file alone, so it
 * works without a network; the same lock file gives the same bytes.
 *
 * @returns why there is no bill of materials, when npm could not write one
 */
export async function writeBillOfMaterials(
  folder: string,
  buildFolder: string,
  keep = kept,
): Promise<string | undefined> {
  const packages = await serverPackages(folder)
  await mkdir(buildFolder, { recursive: true })
  const list = packages.map(({ name, version, license }) => `${name} ${version}: ${license}\n`)
  await writeFile(join(buildFolder, licencesFile), list.join(''))

  const file = join(buildFolder, billOfMaterialsFile)
  const running = packages.map(({ name, version }) => `${name}@${version}`)
  try {
    const locked = await filesHash(folder, ['package*.json', 'tools/packages/*'])
    const bom = await keep(['sbom', locked, ...running], async () => {
      const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
      const { code, output } = await runNpm(args, folder, timeoutMs)
      if (code !== 0) {
        throw new BuildProblem(
          `No bill of materials: "npm sbom" ended with code ${code}; it needs npm 10 or newer.`,
        )
      }
      return Buffer.from(`${JSON.stringify(restricted(output, new Set(running)), undefined, 2)}\n`)
    })
    await writeFile(file, bom)
    return undefined
  } catch (error) {
    if (!(error instanceof BuildProblem)) throw error
    await rm(file, { force: true })
    return error.message
  }
}

/**
 * npm's document with the running packages alone (its own `--omit=dev` keeps those that build the
 * site) and without what differs from one run or machine to the next.
 */
function restricted(text: string, running: ReadonlySet<string>) {
  const { serialNumber, metadata, components, dependencies, ...rest } = bomSchema.parse(
    JSON.parse(text),
  )
  const { timestamp, tools, component, ...more } = metadata
  const project = component['bom-ref']
  const isKept = (ref: string) => running.has(ref) || ref === project
  return {
    ...rest,
    metadata: { ...more, component: { ...component, name: project.replace(/@[^@]*$/, '') } },
    components: components.filter((one) => isKept(one['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => isKept(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter(isKept) })),
  }
}
