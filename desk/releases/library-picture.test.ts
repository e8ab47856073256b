import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import '../jsx.ts'
import { contentDesk } from '../tests/content-desk.ts'
import { ada } from '../tests/people.ts'
import { browserOf } from '../tests/requests.ts'

const { desk, folder, parts, app, end } = await contentDesk(4068)
const send = browserOf(app, desk)
afterAll(end)

const see = (headers = {}) => send('/picture?of=pictures/rig.yaml', { by: 'chidi', headers })

it('is the original until a draft has it small, and comes again only when it is another', async () => {
  const red = { create: { width: 9, height: 9, channels: 3, background: '#a33' } } as const
  const bytes = await sharp(red).jpeg().toBuffer()
  const path = 'pictures/rig/file.jpg'
  const base = await desk.content.commitOf('draft')
  await desk.content.save({ base, additions: [{ path, bytes }], deletions: [], author: ada })
  const original = await see()
  expect(original.rawPayload).toEqual(bytes)
  expect(original.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-cache',
  })
  const blob = (await desk.content.files(await desk.content.commitOf('draft'))).get(path)
  const thumbnails = join(folder, 'build/client/thumbnails')
  await mkdir(thumbnails, { recursive: true })
  await writeFile(join(thumbnails, `${blob}.webp`), 'small')
  parts.builds.folder = () => join(folder, 'build')
  parts.builds.state = async () => ({ state: 'ready', step: '', done: 1 })
  const had = { 'if-none-match': String(original.headers.etag) }
  const small = await see(had)
  expect([small.statusCode, small.payload]).toEqual([200, 'small'])
  expect(small.headers['content-type']).toBe('image/webp')
  const again = await see({ 'if-none-match': String(small.headers.etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})
