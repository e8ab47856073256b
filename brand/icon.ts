import { colours } from './colours.ts'
import { markDrawings } from './marks.ts'

/** The field around an icon's mark, and a wider one that keeps it inside a maskable icon's circle. */
const fields = { regular: { edge: -4, side: 32 }, wide: { edge: -8, side: 40 } } as const

/** The site's icon as SVG: the group's mark on night. */
export function iconSvg(field: keyof typeof fields = 'regular'): string {
  const { edge, side } = fields[field]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}">` +
    `<rect x="${edge}" y="${edge}" width="${side}" height="${side}" fill="${colours.night}"/>` +
    `<path fill="${colours.signalNight}" d="${markDrawings.group.fill}"/></svg>\n`
  )
}
