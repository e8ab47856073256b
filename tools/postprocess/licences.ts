import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { bundledLicences } from '../client-scripts.ts'
import { root } from '../lib/root.ts'

/** The address of the licences of all that a visitor's browser gets. */
export const licencesPath = '/licences.txt'

/** Of the packages that get there otherwise: the search, the base styles, the shapes of the map. */
const otherLicences = ['pagefind/LICENSE/LICENSE', 'tailwindcss/LICENSE', 'world-atlas/LICENSE']
const fontLicence = 'app/styles/fonts/OFL.txt'

const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() })
const bundledSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.string(),
    text: z.string({ error: 'the package has no file with its licence' }),
  }),
)

type Licensed = { name: string; text: string }

/**
 * Writes the licences of the software, typeface and map data of others that a site hands out
 * (spec 2.20), and removes Vite's list of the bundled ones.
 *
 * @throws when the licence of one of them is not to be found
 */
export async function writeLicences(folder: string): Promise<void> {
  const list = join(folder, bundledLicences)
  const bundled = bundledSchema.parse(JSON.parse(await readFile(list, 'utf8')))
  await rm(list)
  const all = [
    ...bundled.map(({ name, version, identifier, text }) => ({
      name: nameOf(name, version, identifier),
      text,
    })),
    ...(await Promise.all(otherLicences.map(licenceOf))),
    { name: 'Archivo (OFL-1.1)', text: await readFile(join(root, fontLicence), 'utf8') },
  ]
  const parts = [...byText(all)].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
  await writeFile(join(folder, licencesPath), parts.join(`\n${'='.repeat(80)}\n\n`))
}

function nameOf(name: string, version: string, identifier: string): string {
  return `${name} ${version} (${identifier})`
}

/** @param file below `node_modules` */
async function licenceOf(file: string): Promise<Licensed> {
  const packages = join(root, 'node_modules')
  const [folder = ''] = file.split('/')
  const json: unknown = JSON.parse(await readFile(join(packages, folder, 'package.json'), 'utf8'))
  const { name, version, license } = packageSchema.parse(json)
  return {
    name: nameOf(name, version, license),
    text: await readFile(join(packages, file), 'utf8'),
  }
}

/** Packages of the same people have the same text: it is handed out once. */
function byText(all: readonly Licensed[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const { name, text } of all) {
    const plain = text.replace(/\r\n/g, '\n').trim()
    names.set(plain, [...(names.get(plain) ?? []), name])
  }
  return names
}
