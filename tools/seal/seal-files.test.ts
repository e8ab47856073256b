import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesIn } from '../files-in.ts'
import { flatName, flattenPages } from './flatten.ts'
import { writeTwins } from './twins.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seal-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(name: string, content: string) {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), content)
}

it.each([
  ['index.html', 'index.html'],
  ['about/index.html', 'about.html'],
  ['news/1/index.html', 'news/1.html'],
])('%s lives at %s', (page, flat) => {
  expect(flatName(page)).toBe(flat)
})

it('moves every page and leaves no empty folder', async () => {
  for (const page of ['index.html', 'about/index.html', 'news/index.html', 'news/1/index.html']) {
    await write(page, page)
  }
  await flattenPages(folder)
  const left = await filesIn(folder, '**/*')
  expect(left).toEqual(['about.html', 'index.html', 'news', 'news.html', 'news/1.html'])
  expect(await readFile(join(folder, 'news/1.html'), 'utf8')).toBe('news/1/index.html')
})

it('writes twins that hold the same, where they are smaller', async () => {
  const text = 'energy '.repeat(100)
  await write('a.html', text)
  await write('tiny.txt', 'x')
  await write('picture.avif', text)
  await writeTwins(folder)
  expect(brotliDecompressSync(await readFile(join(folder, 'a.html.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder, 'a.html.gz'))).toString()).toBe(text)
  await expect(access(join(folder, 'tiny.txt.br'))).rejects.toThrow()
  await expect(access(join(folder, 'picture.avif.br'))).rejects.toThrow()
})
