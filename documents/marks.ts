import type { Accent } from '#brand/accents.ts'
import { accents } from '#brand/accents.ts'
import type { Company } from '#content/model/company-schemas.ts'
import { markPaths } from '#content/model/marks.ts'

/** One mark of the family as SVG, in one colour on its grid of 24. */
export function markSvg(name: string, colour: string): string {
  const paths = markPaths(name).map(({ kind, d }) =>
    kind === 'fill'
      ? `<path fill="${colour}" d="${d}"/>`
      : `<path fill="none" stroke="${colour}" stroke-width="2.5" d="${d}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${paths.join('')}</svg>`
}

/** A company's mark in its own colour, on paper or on night. */
export function companyMark({ id, accent }: Company, field: keyof Accent): string {
  return markSvg(id, accents[accent][field])
}
