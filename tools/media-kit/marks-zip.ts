import { join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import sharp from 'sharp'
import { accents } from '#brand/accents.ts'
import { colours } from '#brand/colours.ts'
import { companies } from '#content/model/companies.ts'
import { group } from '#content/model/group.ts'
import { markPaths } from '#content/model/marks.ts'
import { once } from '#content/model/once.ts'
import { pageText } from '#content/model/pages.ts'
import type { MarkPath } from '#content/model/picture-schemas.ts'
import { drawnPaths, pointed } from '#documents/marks.ts'
import { draw } from '#documents/typeset.ts'
import { kept } from '../lib/build-cache.ts'
import { filesHash } from '../lib/hash-files.ts'
import { root } from '../lib/root.ts'

/** A quarter of a mark's height stays free on every side; in units of its grid of 24. */
const clearSpace = 6
const grid = 24

/** A name beside a mark, drawn on the mark's grid. */
type Name = { drawn: string; width: number }

/** A mark in one colour with its clear space around it, as SVG; its name beside it, if wanted. */
function markSvg(mark: readonly MarkPath[], colour: string, name?: Name): string {
  const width = grid + 2 * clearSpace + (name ? name.width : 0)
  return svg(width, placed(mark, colour, name?.drawn))
}

/** A mark with lines that show its clear space: a drawing to measure by, not one to print. */
function clearSpaceSvg(mark: readonly MarkPath[], colour: string, lines: string): string {
  const side = grid + 2 * clearSpace
  const inner = `<rect x="${clearSpace}" y="${clearSpace}" width="${grid}" height="${grid}"/>`
  const outer = `<rect width="${side}" height="${side}" stroke-dasharray="0.6 0.45"/>`
  return svg(
    side,
    `<g fill="none" stroke="${lines}" stroke-width="0.15">${outer}${inner}</g>${placed(mark, colour)}`,
  )
}

function svg(width: number, inside: string): string {
  const box = `0 0 ${round(width)} ${grid + 2 * clearSpace}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>\n`
}

/** A mark inside its clear space. */
function placed(mark: readonly MarkPath[], colour: string, beside = ''): string {
  const paths = drawnPaths(mark, colour, pointed) + beside
  return `<g transform="translate(${clearSpace} ${clearSpace})">${paths}</g>`
}

const round = (length: number) => Math.round(length * 100) / 100

/** How high the PNG files are, in pixels, with the clear space. */
const pngHeight = 900
/** Where a name beside a mark begins, on its grid of 24. */
const [nameLeft, nameBaseline] = [30, 16.6]
/** ZIP files begin in 1980. Local time, which is what the format holds: the same bytes anywhere. */
const someDay = new Date(1980, 0, 1)

/** What decides about the marks besides content; `package-lock.json` has the versions of Typst and sharp. */
const code = [
  'tools/media-kit/*',
  'documents/{fonts/*,layout/letters.typ,marks.ts,typeset.ts}',
  'brand/*',
  'package-lock.json',
]
const hash = once(() => filesHash(root, code))

/**
 * The marks of the group and of every company in one ZIP file (spec 2.20): alone and with the name,
 * for light and dark grounds, as SVG and PNG, and a drawing of the clear space. The same content gives
 * the same bytes.
 */
export async function marksZip(): Promise<Uint8Array> {
  const owners = marks()
  return kept(['marks', await hash(), JSON.stringify(owners), rules()], () =>
    zipped(owners.flatMap(drawings)),
  )
}

/** The marks with whose they are, and their colours on light and dark grounds. */
function marks() {
  const { signal, signalNight } = colours
  return [
    { id: 'group', called: group.name, light: signal, dark: signalNight },
    ...companies.map(({ id, name, accent }) => {
      const { paper, night } = accents[accent]
      return { id, called: name, light: paper, dark: night }
    }),
  ].map((owner) => ({ ...owner, mark: markPaths(owner.id) }))
}

/** Drawings by the names of their files, as SVG and PNG in one file: the same bytes on any day. */
export async function zipped(svgs: readonly (readonly [file: string, svg: string])[]) {
  const files: Zippable = { 'read-me.txt': strToU8(rules()) }
  for (const [file, svg] of svgs) {
    files[`${file}.svg`] = strToU8(svg)
    // Packed already.
    files[`${file}.png`] = [await kept(['mark', await hash(), svg], () => png(svg)), { level: 0 }]
  }
  return zipSync(files, { level: 9, mtime: someDay })
}

/** Every drawing of one mark, with the name of its file. */
function drawings({ id, called, light, dark, mark }: ReturnType<typeof marks>[number]) {
  return [
    [`${id}/mark-on-light`, markSvg(mark, light)],
    [`${id}/mark-on-dark`, markSvg(mark, dark)],
    [`${id}/mark-and-name-on-light`, markSvg(mark, light, nameBeside(called, light))],
    [`${id}/mark-and-name-on-dark`, markSvg(mark, dark, nameBeside(called, dark))],
    [`${id}/clear-space`, clearSpaceSvg(mark, light, colours.lineStrong)],
  ] as const
}

function nameBeside(name: string, colour: string): Name {
  const mainFilePath = join(root, 'tools/media-kit/name.typ')
  const drawing = draw({ mainFilePath, inputs: { name, colour } })
  const [, width, height, inside = ''] =
    /viewBox="0 0 (\S+) (\S+)"[^>]*>(.*)<\/svg>/s.exec(drawing) ?? []
  const at = `translate(${nameLeft} ${round(nameBaseline - Number(height))})`
  const drawn = `<g xmlns:xlink="http://www.w3.org/1999/xlink" transform="${at}">${inside}</g>`
  return { drawn, width: nameLeft - grid + Number(width) }
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
