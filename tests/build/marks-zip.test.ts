import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { pageText } from '#content/model/pages.ts'
import { siteFolder } from './built-site.ts'

const files = unzipSync(readFileSync(join(siteFolder, 'press/marks.zip')))
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
