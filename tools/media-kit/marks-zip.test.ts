import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { pageText } from '#content/model/pages.ts'
import { marksZip, zipped } from './marks-zip.ts'

let zip: Uint8Array
let files: Record<string, Uint8Array>
beforeAll(async () => {
  zip = await marksZip()
  files = unzipSync(zip)
}, 60_000)

const owners = ['group', ...companies.map(({ id }) => id)]
const drawings = ['mark', 'mark-and-name'].flatMap((what) => [
  `${what}-on-light`,
  `${what}-on-dark`,
])

it('holds every mark on both grounds, as SVG and PNG, with its clear space drawn', () => {
  const wanted = owners.flatMap((id) =>
    [...drawings, 'clear-space'].flatMap((file) => [`${id}/${file}.svg`, `${id}/${file}.png`]),
  )
  expect(Object.keys(files).toSorted()).toEqual([...wanted, 'read-me.txt'].toSorted())
})

it('says how the marks are used, in the words of the page', () => {
  const text = strFromU8(files['read-me.txt'] ?? new Uint8Array())
  for (const rule of pageText('/press').marks.rules) expect(text).toContain(rule)
})

it.each(owners)('draws %s with outlines alone, transparent around it', async (id) => {
  for (const file of drawings) {
    expect(strFromU8(files[`${id}/${file}.svg`] ?? new Uint8Array())).not.toMatch(
      /<text|font-family/,
    )
    const png = sharp(files[`${id}/${file}.png`])
    expect(await png.metadata()).toMatchObject({ format: 'png', height: 900, hasAlpha: true })
    // The clear space is empty: a sixth of the height from the left.
    const edge = png.extract({ left: 0, top: 0, width: 145, height: 900 }).extractChannel('alpha')
    expect((await edge.raw().toBuffer()).every((alpha) => alpha === 0)).toBe(true)
  }
})

afterEach(() => vi.useRealTimers())

it('is the same file for the same drawings, on whatever day', async () => {
  const on = async (day: string) => {
    vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path d="M6 6H30"/></svg>'
    return Buffer.from(await zipped([['a/mark', svg]])).toString('base64')
  }
  expect(await on('2026-11-22')).toBe(await on('2027-03-04'))
})
