import { allFigures, formatFigure } from '#content/model/figures.ts'

/**
 * Unmistakable figures: with a sign or a unit, or of four digits and more, such as years.
 * 100% is left out, since every scale ends with it.
 */
export const figures = [...new Set(allFigures.map(formatFigure))].filter(
  (figure) => (/\D/.test(figure) || figure.length > 3) && figure !== '100%',
)

/** What a visitor reads of a component: its source without comments, classes and drawings. */
export function wordsOf(source: string): string {
  return source
    .replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '')
    .replace(/\b(className|cx|cy|d|points|sizes|viewBox|x|y)=("[^"]*"|\{`[^`]*`\})/g, '')
    .replace(/(['"`])[^'"`\n]*\[[^'"`\n]*\1/g, '')
}

/** The figures of figures.yaml that are typed in a text (spec 3). */
export function typedFigures(text: string, known = figures): string[] {
  return known.filter((figure) => {
    const escaped = figure.replace(/[$+.]/g, '\\$&')
    return new RegExp(`(?<![\\d.,-])${escaped}(?![\\d%])`).test(text)
  })
}
