import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { pageKinds } from './kinds.ts'

it('takes the first page of those with the same scripts in the same folder', async () => {
  const site = await mkdtemp(join(tmpdir(), 'kinds-'))
  onTestFinished(() => rm(site, { recursive: true }))
  await mkdir(join(site, 'news'))
  const pages: [string, ...string[]][] = [
    ['/', 'all', 'slides'],
    ['/about', 'all'],
    ['/history', 'all'],
    ['/contact', 'form', 'all'],
    ['/message', 'all', 'form'],
    ['/news/1', 'all'],
    ['/news/2', 'all'],
  ]
  for (const [path, ...scripts] of pages) {
    const html = scripts.map((name) => `<script src="/assets/${name}.js"></script>`).join('')
    await writeFile(join(site, path === '/' ? 'index.html' : `${path}.html`), html)
  }
  const paths = pages.map(([path]) => path)
  expect(await pageKinds(paths, site)).toEqual(['/', '/about', '/contact', '/news/1'])
})
