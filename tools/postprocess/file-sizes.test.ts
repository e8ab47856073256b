import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withFileSizes } from './file-sizes.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(folder, 'policy.pdf'), Buffer.alloc(43_210))
})
afterAll(() => rm(folder, { recursive: true }))

it('writes the size of the file that an element names, and nothing else', async () => {
  const page = (size: string) => `<p>PDF <span data-size-of="/policy.pdf">${size}</span></p><p></p>`
  expect(await withFileSizes(page(''), folder)).toBe(page('43 kB'))
  expect(await withFileSizes('<p></p>', folder)).toBe('<p></p>')
})

it('says which file is missing', async () => {
  const page = '<span data-size-of="/lost.pdf"></span>'
  await expect(withFileSizes(page, folder)).rejects.toThrow('/lost.pdf')
})
