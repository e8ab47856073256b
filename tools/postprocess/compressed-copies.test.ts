import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCompressedCopies } from './compressed-copies.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copies-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(name: string, content: string) {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), content)
}

const text = 'energy '.repeat(100)

it('writes copies that hold the same, where they are smaller', async () => {
  await write('a.html', text)
  await write('tiny.txt', 'x')
  await write('picture.avif', text)
  await writeCompressedCopies(folder)
  expect(brotliDecompressSync(await readFile(join(folder, 'a.html.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder, 'a.html.gz'))).toString()).toBe(text)
  await expect(access(join(folder, 'tiny.txt.br'))).rejects.toThrow()
  await expect(access(join(folder, 'picture.avif.br'))).rejects.toThrow()
})

it.each([
  'index.html',
  'site.css',
  'site.js',
  'mark.svg',
  'feed.json',
  'sitemap.xml',
  'llms.txt',
  'data/figures.csv',
  'careers/engineer.ics',
  'site.webmanifest',
])('packs what is text: %s', async (name) => {
  await write(name, text)
  await writeCompressedCopies(folder)
  expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(text)
})
