import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { previewSize } from '#contract/preview.ts'
import { cardOf, drawnCard } from './card.ts'

const page = { file: 'previews/page.jpg', mark: 'group', accent: '#f07a45' }
const card = (headline: string, picture?: string) =>
  drawnCard(cardOf({ ...page, headline, picture }))
const outlines = (svg: string) => svg.match(/<use /g)?.length ?? 0

/** The left and right end of what is as white as a headline, below the group's name; in pixels. */
async function extent(svg: string) {
  const [top, rule] = [130, 14]
  const height = previewSize.height - top - rule
  const white = await sharp(Buffer.from(svg))
    .extract({ left: 0, top, width: previewSize.width, height })
    .flatten()
    .extractChannel('blue')
    .threshold(245)
    .toBuffer()
  const { info } = await sharp(white).trim().toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0)
  return { left, right: left + info.width }
}

it.each([
  'A',
  'Wellrich opens an office in Côte d’Ivoire',
  'ɗan Ƙofar, Ɓaɓura, Bjørn Østby',
  'النفط والغاز في لاغوس',
  '𞤀𞤣𞤤𞤢𞤥 and others',
  'Donaudampfschifffahrtsgesellschaftskapitaenskajuetenschluessellochabdeckungsbeauftragter',
  'word '.repeat(80),
])('keeps a headline within its margins, and beside a large mark: %s', async (headline) => {
  for (const [picture, end] of [
    ['refinery', 1200 - 64],
    [undefined, 704],
  ] as const) {
    const { left, right } = await extent(card(headline, picture))
    expect(left).toBeGreaterThanOrEqual(64 - 5)
    expect(right).toBeLessThanOrEqual(end)
  }
})

it('breaks a headline into lines of about one length', async () => {
  const line = 'four four four'
  const [one, two] = [card(line, 'refinery'), card(`${line} ${line}`, 'refinery')]
  expect(await extent(two)).toEqual(await extent(one))
})

it('draws every letter, and an ellipsis for what is too much', () => {
  const name = outlines(card(''))
  expect(outlines(card('Ɗan Ɓaɓura')) - name).toBe(9)
  expect(outlines(card('word '.repeat(80), 'refinery')) - name).toBeLessThan(200)
})

it('leaves out a headline with a letter that we lack, and says so', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  expect(card('氢能 and gas')).toBe(card(''))
  expect(said.mock.calls).toEqual([
    [expect.stringContaining('previews/page.jpg shows no headline')],
  ])
  said.mockRestore()
})
