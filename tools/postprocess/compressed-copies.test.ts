import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { writeCompressedCopies } from './compressed-copies.ts'

it('writes copies of what is text, which hold the same, where they are smaller', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'copies-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const text = 'energy '.repeat(100)
  const names = 'a.html a.css a.js a.svg a.json a.xml a.txt a.csv a.webmanifest in/a.ics'.split(' ')
  await mkdir(join(folder, 'in'))
  for (const name of [...names, 'a.avif']) await writeFile(join(folder, name), text)
  await writeFile(join(folder, 'tiny.txt'), 'x')
  await writeCompressedCopies(folder)
  for (const name of names) {
    const copy = (ending: string) => readFile(join(folder, `${name}.${ending}`))
    expect(brotliDecompressSync(await copy('br')).toString()).toBe(text)
    expect(gunzipSync(await copy('gz')).toString()).toBe(text)
  }
  const others = (await readdir(folder)).filter((name) => /^(tiny|.*avif)/.test(name))
  expect(others).toEqual(['a.avif', 'tiny.txt'])
})
