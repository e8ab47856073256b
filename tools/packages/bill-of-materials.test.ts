import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../lib/root.ts'
import { writeBillOfMaterials } from './bill-of-materials.ts'
import { serverPackages } from './server-packages.ts'

/** Licences that let a company run the site without publishing or paying anything. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'BlueOak-1.0.0',
])

const bomSchema = z.object({
  metadata: z.object({ component: z.object({ name: z.string() }) }),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      hashes: z.array(z.object({ alg: z.string() })),
      licenses: z.array(z.object({ license: z.object({ id: z.string() }) })),
    }),
  ),
})

const anew = (_: unknown, make: () => Promise<Uint8Array>) => make()
let folder: string
const read = (name: string) => readFile(join(folder, name), 'utf8')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bill-of-materials-'))
  expect(await writeBillOfMaterials(root, folder, anew)).toBeUndefined()
})
afterAll(() => rm(folder, { recursive: true }))

it('names every package that runs on the server, and its licence', async () => {
  const packages = await serverPackages(root)
  const names = packages.map(({ name, version }) => `${name}@${version}`)
  const { metadata, components } = bomSchema.parse(JSON.parse(await read('sbom.json')))
  expect(metadata.component.name).toBe('exprich-group-website')
  expect(components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual(names)
  for (const { hashes, name } of components)
    expect(
      hashes.map(({ alg }) => alg),
      name,
    ).toEqual(['SHA-512'])
  const lines = packages.map(({ name, version, license }) => `${name} ${version}: ${license}`)
  expect((await read('licences.txt')).trimEnd().split('\n')).toEqual(lines)
})

it('has no licence that nobody has agreed to', async () => {
  const others = (await serverPackages(root)).filter(({ license }) => !allowed.has(`${license}`))
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

it('is the same for the same lock file: nothing in it is of the day or the run', async () => {
  const bom = await read('sbom.json')
  expect(bom).not.toMatch(/serialNumber|urn:uuid|timestamp|\d{4}-\d\d-\d\dT/)
  expect(bom).not.toContain(folder)
})
