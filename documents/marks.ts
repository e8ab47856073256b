import { type Accent, accents } from '#brand/accents.ts'
import type { Company } from '#content/model/company-schemas.ts'
import { markPaths } from '#content/model/marks.ts'
import type { MarkPath } from '#content/model/picture-schemas.ts'

/** One mark of the family as SVG, in one colour on its grid of 24. @param corners attributes of the strokes */
export function markSvg(name: string, colour: string, corners = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawnPaths(markPaths(name), colour, corners)}</svg>`
}

/** The paths of a mark as SVG. @param corners attributes of the strokes */
export function drawnPaths(paths: readonly MarkPath[], colour: string, corners = ''): string {
  const strokes = `fill="none" stroke="${colour}" stroke-width="2.5"${corners}`
  return paths
    .map(({ kind, d }) => `<path ${kind === 'fill' ? `fill="${colour}"` : strokes} d="${d}"/>`)
    .join('')
}

/** So that acute corners of a mark end in a point where it is drawn large. */
export const pointed = ' stroke-miterlimit="8"'

/** A company's mark in its own colour, on paper or on night. */
export function companyMark({ id, accent }: Company, field: keyof Accent): string {
  return markSvg(id, accents[accent][field])
}
