import type { MarkPath } from '#content/model/picture-schemas.ts'

/** A quarter of a mark's height stays free on every side; in units of its grid of 24. */
export const clearSpace = 6
const grid = 24

/** Words beside a mark, as an outline on the mark's grid. */
export type Words = { d: string; width: number }

/** A mark in one colour with its clear space around it, as SVG; its name beside it, if wanted. */
export function markSvg(mark: readonly MarkPath[], colour: string, words?: Words): string {
  const width = grid + 2 * clearSpace + (words ? words.width : 0)
  const paths = [...mark.map((path) => drawn(path, colour)), words ? outline(words, colour) : '']
  return svg(width, `<g transform="translate(${clearSpace} ${clearSpace})">${paths.join('')}</g>`)
}

/** A mark with lines that show its clear space: a drawing to measure by, not one to print. */
export function clearSpaceSvg(mark: readonly MarkPath[], colour: string, lines: string): string {
  const side = grid + 2 * clearSpace
  const inner = `<rect x="${clearSpace}" y="${clearSpace}" width="${grid}" height="${grid}"/>`
  const outer = `<rect width="${side}" height="${side}" stroke-dasharray="0.6 0.45"/>`
  return svg(
    side,
    `<g fill="none" stroke="${lines}" stroke-width="0.15">${outer}${inner}</g>` +
      `<g transform="translate(${clearSpace} ${clearSpace})">${mark.map((path) => drawn(path, colour)).join('')}</g>`,
  )
}

function svg(width: number, inside: string): string {
  const box = `0 0 ${round(width)} ${grid + 2 * clearSpace}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>\n`
}

function drawn({ kind, d }: MarkPath, colour: string): string {
  return kind === 'fill'
    ? `<path fill="${colour}" d="${d}"/>`
    : `<path fill="none" stroke="${colour}" stroke-width="2.5" stroke-miterlimit="8" d="${d}"/>`
}

function outline({ d }: Words, colour: string): string {
  return `<path fill="${colour}" d="${d}"/>`
}

const round = (length: number) => Math.round(length * 100) / 100
