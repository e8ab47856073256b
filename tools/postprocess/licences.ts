import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundledLicences } from '../client-scripts.ts'
import { root } from '../lib/root.ts'

/** The address of the licences of all that a visitor's browser gets. */
export const licencesPath = '/licences.txt'

/** Of the packages that get there otherwise: the search, the base styles, the shapes of the map. */
const otherLicences = ['pagefind/LICENSE/LICENSE', 'tailwindcss/LICENSE', 'world-atlas/LICENSE']
const packages = join(root, 'node_modules')

/** Of Vite's list. */
type Bundled = { name: string; version: string; identifier: string; text?: string }

/**
 * Writes the licences of the software, typeface and map data of others that a site hands out
 * (spec 2.20), and removes Vite's list of the bundled ones.
 *
 * @throws when the licence of one of them is not to be found
 */
export async function writeLicences(folder: string): Promise<void> {
  const list = join(folder, bundledLicences)
  const bundled: Bundled[] = JSON.parse(await readFile(list, 'utf8'))
  await rm(list)
  // Packages of the same people have the same text: it is handed out once, under their names.
  const names = new Map<string, string[]>()
  const add = (name: string, text: string) => {
    const plain = text.replace(/\r\n/g, '\n').trim()
    names.set(plain, [...(names.get(plain) ?? []), name])
  }
  for (const { name, version, identifier, text } of bundled) {
    if (!text) throw new Error(`${name}: the package has no file with its licence`)
    add(`${name} ${version} (${identifier})`, text)
  }
  for (const file of otherLicences) {
    const [packageName = ''] = file.split('/')
    const json = await readFile(join(packages, packageName, 'package.json'), 'utf8')
    const { name, version, license } = JSON.parse(json)
    add(`${name} ${version} (${license})`, await readFile(join(packages, file), 'utf8'))
  }
  add('Archivo (OFL-1.1)', await readFile(join(root, 'app/styles/fonts/OFL.txt'), 'utf8'))
  const parts = [...names].map(([text, holders]) => `${holders.join('\n')}\n\n${text}\n`)
  await writeFile(join(folder, licencesPath), parts.join(`\n${'='.repeat(80)}\n\n`))
}
