import { strToU8, type Zippable, zipSync } from 'fflate'
import sharp from 'sharp'
import { accents } from '#brand/accents.ts'
import { colours } from '#brand/colours.ts'
import { companies } from '#content/model/companies.ts'
import { group } from '#content/model/group.ts'
import { markPaths } from '#content/model/marks.ts'
import { pageText } from '#content/model/pages.ts'
import { kept } from '../lib/build-cache.ts'
import { type Letters, letters } from '../previews/letters.ts'
import { clearSpaceSvg, markSvg } from './mark-svg.ts'

/** How high the PNG files are, in pixels, with the clear space. */
const pngHeight = 900
/** The height of the letters beside a mark, and how far they stand from it, on its grid of 24. */
const name = { size: 13, left: 30, baseline: 16.6 }
/** ZIP files begin in 1980. Local time, which is what the format holds: the same bytes anywhere. */
const someDay = new Date(1980, 0, 1)

type Grounds = { light: string; dark: string }

/**
 * The marks of the group and of every company in one ZIP file (spec 2.20): alone and with the name,
 * for light and dark grounds, as SVG and PNG, and a drawing of the clear space. The same content gives
 * the same bytes.
 */
export async function marksZip(): Promise<Uint8Array> {
  const font = await letters({ wght: 600, wdth: 118 }, -0.01)
  const owners: [string, string, Grounds][] = [
    ['group', group.name, { light: colours.signal, dark: colours.signalNight }],
    ...companies.map(({ id, name: of, accent }): [string, string, Grounds] => [
      id,
      of,
      { light: accents[accent].paper, dark: accents[accent].night },
    ]),
  ]
  const svgs = owners.flatMap(([id, called, grounds]) =>
    Object.entries(drawings(id, called, grounds, font)).map(
      ([file, svg]) => [`${id}/${file}`, svg] as const,
    ),
  )
  return kept(['marks', ...svgs.flat(), rules()], () => zipped(svgs))
}

/** Drawings by the names of their files, as SVG and PNG in one file: the same bytes on any day. */
export async function zipped(svgs: readonly (readonly [file: string, svg: string])[]) {
  const files: Zippable = { 'read-me.txt': strToU8(rules()) }
  for (const [file, svg] of svgs) {
    files[`${file}.svg`] = strToU8(svg)
    // Packed already.
    files[`${file}.png`] = [await png(svg), { level: 0 }]
  }
  return zipSync(files, { level: 9, mtime: someDay })
}

/** Every drawing of one mark, by the name of its file. */
function drawings(id: string, called: string, grounds: Grounds, font: Letters) {
  const mark = markPaths(id)
  const width = name.left - 24 + font.widthOf(called, name.size)
  const words = { d: font.line(called, name.size, name.left, name.baseline), width }
  return {
    'mark-on-light': markSvg(mark, grounds.light),
    'mark-on-dark': markSvg(mark, grounds.dark),
    'mark-and-name-on-light': markSvg(mark, grounds.light, words),
    'mark-and-name-on-dark': markSvg(mark, grounds.dark, words),
    'clear-space': clearSpaceSvg(mark, grounds.light, colours.lineStrong),
  }
}

async function png(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: 1200 })
    .resize({ height: pngHeight })
    .png({ palette: true, colours: 64, effort: 1 })
    .toBuffer()
}

/** What the page says of the use of the marks. */
function rules(): string {
  const { clearSpace, rules: others } = pageText('/press').marks
  return [group.name, '', ...[clearSpace, ...others].map((rule) => `- ${rule}`), ''].join('\n')
}
