import { type Accent, type AccentName, accents } from './accents.ts'
import { categoryColours, colours } from './colours.ts'
import { type TypeSize, typeScale } from './type-scale.ts'

/** The brand as tokens and rules that styles are made of. */
export function themeCss(): string {
  return [
    rule('@theme', [
      ['--*', 'initial'],
      ['--color-transparent', 'transparent'],
      ['--color-current', 'currentColor'],
      ...Object.entries(colours).map(([role, value]): Line => [`--color-${kebab(role)}`, value]),
      ...sizes().flatMap(sizeLines),
    ]),
    block('@layer base', [
      // The accent of pages that belong to no company.
      rule('.accent-green', accentLines(accents.green)),
      ...Object.entries(categoryColours).map(([category, value]) =>
        // With a class, so that only pages that have it carry the fifteen rules.
        rule(`.timeline-layer[data-category="${category}"]`, [['--layer', value]]),
      ),
      block(`@media (width < ${designWidth}rem)`, [rule(':root', sizes().flatMap(narrowLines))]),
    ]),
    '',
  ].join('\n')
}

/** The rules that set each company's accent on the elements that belong to it. */
export function companiesCss(companies: readonly { id: string; accent: AccentName }[]): string {
  return block(
    '@layer base',
    companies.map(({ id, accent }) => rule(`[data-company="${id}"]`, accentLines(accents[accent]))),
  )
}

/** Rules inside a layer or a condition. */
function block(head: string, rules: readonly string[]): string {
  return `${head} {\n${rules.join('\n').replaceAll(/^/gm, '  ')}\n}`
}

type Line = [property: string, value: string]

function rule(selector: string, lines: readonly Line[]): string {
  return `${selector} {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`
}

function sizes(): [string, TypeSize][] {
  return Object.entries(typeScale)
}

function sizeLines([name, { size, lineHeight }]: [string, TypeSize]): Line[] {
  const lines: Line[] = [[`--text-${name}`, size]]
  return lineHeight ? [...lines, [`--text-${name}--line-height`, lineHeight]] : lines
}

/** The narrowest window that the design draws, in rem. */
const designWidth = 24.375

/**
 * No larger than in a window of the design's width: at a page zoom WebKit counts the zoom twice in
 * rem media queries and not at all in `vw`, so they apply in windows that are wide.
 */
function narrowLines([name, { narrow }]: [string, TypeSize]): Line[] {
  if (narrow === undefined) return []
  const max = (narrow / 100) * designWidth
  return [[`--text-${name}`, `min(${narrow}vw, ${Number(max.toFixed(4))}rem)`]]
}

function accentLines({ paper, night, field }: Accent): Line[] {
  return [
    ['--accent', paper],
    ['--accent-night', night],
    ['--accent-field', field],
  ]
}

/** `inkSoft` is `ink-soft`. */
function kebab(role: string): string {
  return role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
