import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { runNpm } from './npm.ts'
import { serverPackages } from './server-packages.ts'

/** The list of licences, in the build's folder. */
export const licencesFile = 'licences.txt'

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
): Promise<string | undefined> {
  const packages = await serverPackages(folder)
  await mkdir(buildFolder, { recursive: true })
  const list = packages.map(({ name, version, license }) => `${name} ${version}: ${license}\n`)
  await writeFile(join(buildFolder, licencesFile), list.join(''))

  const file = join(buildFolder, 'sbom.json')
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const { code, output } = await runNpm(args, folder, timeoutMs)
  if (code !== 0) {
    await rm(file, { force: true })
    return `No bill of materials: "npm sbom" ended with code ${code}; it needs npm 10 or newer.`
  }
  const running = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  await writeFile(file, `${JSON.stringify(restricted(output, running), undefined, 2)}\n`)
  return undefined
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
  const kept = (ref: string) => running.has(ref) || ref === project
  return {
    ...rest,
    metadata: { ...more, component: { ...component, name: project.replace(/@[^@]*$/, '') } },
    components: components.filter((one) => kept(one['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => kept(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter(kept) })),
  }
}
