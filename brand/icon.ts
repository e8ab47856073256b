import { colours } from './colours.ts'

/** The field around an icon's mark, and a wider one that keeps it inside a maskable icon's circle. */
const fields = { regular: { edge: -4, side: 32 }, wide: { edge: -8, side: 40 } } as const

type MarkPath = { kind: 'line' | 'fill'; d: string }

/** The site's icon as SVG: the group's mark, on its grid of 24, on night. */
export function iconSvg(mark: readonly MarkPath[], field: keyof typeof fields = 'regular'): string {
  const { edge, side } = fields[field]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}">` +
    `<rect x="${edge}" y="${edge}" width="${side}" height="${side}" fill="${colours.night}"/>` +
    `${mark.map(drawn).join('')}</svg>\n`
  )
}

function drawn({ kind, d }: MarkPath): string {
  const colour = colours.signalNight
  return kind === 'fill'
    ? `<path fill="${colour}" d="${d}"/>`
    : `<path fill="none" stroke="${colour}" stroke-width="2.5" d="${d}"/>`
}
