import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import '../jsx.ts'
import { pictureLimits } from '../content/pictures.ts'
import { contentDesk } from '../tests/content-desk.ts'
import { ada } from '../tests/people.ts'
import { browserOf, signIn } from '../tests/requests.ts'

const { desk, app, end } = await contentDesk(4069)
afterAll(end)
const send = browserOf(app, desk)

const person = 'record=people/ada.yaml&field=photograph'
const company = 'record=companies/fatgas.yaml&field=mark'
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="M12 3v9z"/></svg>'

const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2f6f5f' } })
    .toFormat(format)
    .toBuffer()

const jpeg = await picture('jpeg')

/** A copy whose header (SOF0) says 65,000 by 65,000 pixels. */
function huge(bytes: Buffer): Buffer {
  const header = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  const copy = Buffer.from(bytes)
  copy.writeUInt16BE(65_000, header + 5)
  copy.writeUInt16BE(65_000, header + 7)
  return copy
}

/** Sends a body as an editor does. */
async function upload(
  query: string,
  payload: Buffer | string,
  headers: Record<string, string> = {},
) {
  return await app.inject({
    method: 'POST',
    url: `/uploads?${query}`,
    payload,
    headers: {
      host: new URL(desk.urls.desk).host,
      origin: desk.urls.desk,
      cookie: await signIn(desk, 'chidi'),
      'content-type': 'image/jpeg',
      ...headers,
    },
  })
}

describe('a picture', () => {
  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
  ] as const)('as %s is stored and shown, named after its first bytes', async (format, ending) => {
    const bytes = await picture(format)
    const draft = await desk.content.commitOf('draft')
    const { statusCode, body } = await upload(person, bytes)
    expect(statusCode).toBe(200)
    const { blob, file } = JSON.parse(body)
    expect(file).toBe(`photograph.${ending}`)
    expect(await desk.content.blob(blob)).toEqual(bytes)
    expect(await desk.content.commitOf('draft')).toBe(draft)
    const shown = await send(`/uploads/${blob}`, { by: 'chidi' })
    expect(shown.rawPayload).toEqual(bytes)
    expect(shown.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'private, no-cache',
    })
    const known = { 'if-none-match': String(shown.headers.etag) }
    expect((await send(`/uploads/${blob}`, { by: 'chidi', headers: known })).statusCode).toBe(304)
  })

  it('is taken up to the limit, and refused above it in a sentence', async () => {
    const large = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
    expect((await upload(person, large(pictureLimits.bytes))).statusCode).toBe(200)
    const refused = await upload(person, large(pictureLimits.bytes + 1))
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringMatching(/8 MB/)])
    expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect((await upload(person, Buffer.alloc(2 * pictureLimits.bytes))).statusCode).toBe(413)
  })

  it.each([
    ['a drawing', mark],
    ['a text', 'The harbour'],
    ['nothing', ''],
    ['a damaged one', jpeg.subarray(0, 20)],
    ['one of too many pixels', huge(jpeg)],
  ])('is not %s', async (_, bytes) => {
    const { statusCode, headers } = await upload(person, bytes)
    expect([statusCode, headers['content-type']]).toEqual([422, 'text/plain; charset=utf-8'])
  })

  it('may belong to a record that is not there yet, but to no other field', async () => {
    expect((await upload('record=pictures/new-quay.yaml&field=file', jpeg)).statusCode).toBe(200)
    for (const query of [
      'record=people/ada.yaml&field=name',
      'record=people/ada/photograph.jpg&field=photograph',
      'record=people/../ada.yaml&field=photograph',
      'record=group.yaml&field=photograph',
    ])
      expect((await upload(query, jpeg)).statusCode).toBe(404)
    expect((await upload('record=people/ada.yaml&field=../ada', jpeg)).statusCode).toBe(400)
  })
})

describe('a mark', () => {
  it('is stored and shown', async () => {
    const { body } = await upload(company, mark, { 'content-type': 'image/svg+xml' })
    const { blob, file } = JSON.parse(body)
    expect(file).toBe('mark.svg')
    const shown = await send(`/uploads/${blob}`, { by: 'chidi' })
    expect(shown.body).toBe(mark)
    expect(shown.headers['content-type']).toBe('image/svg+xml')
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('is refused with a script, or as a photograph', async () => {
    const svg = { 'content-type': 'image/svg+xml' }
    const scripted = mark.replace('<path', '<script>alert(1)</script><path')
    expect((await upload(company, scripted, svg)).statusCode).toBe(422)
    expect((await upload(company, await picture('png'))).statusCode).toBe(422)
  })
})

it('shows no other blob of the repository', async () => {
  const files = await desk.content.files(await desk.content.commitOf('draft'))
  const scripted = await desk.content.store(Buffer.from('<svg onload="alert(1)"/>'))
  for (const blob of [files.get('group.yaml'), scripted, '0'.repeat(40), 'HEAD'])
    expect((await send(`/uploads/${blob}`, { by: 'chidi' })).statusCode).toBe(404)
})

it('is for editors, from the desk’s own pages', async () => {
  expect((await upload(person, jpeg, { cookie: '' })).statusCode).toBe(401)
  expect((await upload(person, jpeg, { origin: desk.urls.preview })).statusCode).toBe(403)
  const { blob } = JSON.parse((await upload(person, jpeg)).body)
  expect((await send(`/uploads/${blob}`)).statusCode).toBe(303)
  await desk.db.updateTable('people').set({ editor: 0 }).where('id', '=', 'bola').execute()
  const cookie = await signIn(desk, 'bola')
  expect((await upload(person, jpeg, { cookie })).statusCode).toBe(403)
  expect((await send(`/uploads/${blob}`, { cookie })).statusCode).toBe(403)
})

it('reads pictures alone, and no other route reads them', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'application/json', 'image/gif'])
    expect((await upload(person, jpeg, { 'content-type': type })).statusCode).toBe(415)
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/edit/versions',
    payload: jpeg,
    headers: {
      host: new URL(desk.urls.desk).host,
      origin: desk.urls.desk,
      cookie: await signIn(desk, ada.id),
      'content-type': 'image/jpeg',
    },
  })
  expect(elsewhere.statusCode).toBe(415)
})
