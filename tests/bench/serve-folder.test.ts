import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serveFolder } from './serve-folder.ts'

it('hands out a built folder compressed, pages without their extension', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'other-'))
  await mkdir(join(folder, 'blog'))
  await writeFile(join(folder, 'index.html'), 'Home')
  await writeFile(join(folder, 'blog/index.html'), 'Blog')
  const { origin, end } = await serveFolder(folder)
  try {
    const home = await fetch(`${origin}/`)
    expect(home.headers.get('content-encoding')).toBe('br')
    expect(await home.text()).toBe('Home')
    expect(await (await fetch(`${origin}/blog/`)).text()).toBe('Blog')
    expect((await fetch(`${origin}/nothing`)).status).toBe(404)
  } finally {
    await end()
    await rm(folder, { recursive: true })
  }
})
