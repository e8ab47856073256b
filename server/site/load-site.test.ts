import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { newFolder } from '../../tests/server/new-folder.ts'
import { loadSite } from './load-site.ts'
import { securityOf } from './security-headers.ts'

const security = securityOf({ siteUrl: 'https://exprichgroup.example' }, () => false)

let folder: string
beforeEach(async () => {
  folder = await newFolder()
})

async function write(name: string, text: string) {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
}
const load = () => loadSite(join(folder, 'client'), security, join(folder, 'previous'))

it('gives no address to what answers something else', async () => {
  for (const file of ['about.html', 'about.html.br', '404.html', '_headers', '.env']) {
    await write(`client/${file}`, '')
  }
  const { files, unknownPages } = await load()
  expect([...files.keys()]).toEqual(['/about'])
  expect([...unknownPages.keys()]).toEqual(['404.html'])
})

it('has the hashed files of the build before, where this build has not got them', async () => {
  await write('client/assets/same-1.js', 'new')
  await write('previous/assets/same-1.js', 'old')
  await write('previous/assets/old-1.js', 'old')
  await write('previous/assets/old-1.js.br', 'packed')
  const { files } = await load()
  expect([...files.keys()].sort()).toEqual(['/assets/old-1.js', '/assets/same-1.js'])
  expect(files.get('/assets/same-1.js')?.variants.identity.bytes.toString()).toBe('new')
  const old = files.get('/assets/old-1.js')
  expect(old?.encodings).toEqual(['br', 'identity'])
  expect(old?.variants.identity.headers.plain.whole).toContain(
    'public, max-age=31536000, immutable',
  )
})

it('has no copy of another build', async () => {
  await write('client/assets/same-1.js', 'new')
  await write('previous/assets/same-1.js', 'old')
  await write('previous/assets/same-1.js.br', 'packed')
  expect((await load()).files.get('/assets/same-1.js')?.encodings).toEqual(['identity'])
})
