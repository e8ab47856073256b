import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { contentFolder } from '#content/model/content-files.ts'
import { allFigures, formatFigure } from '#content/model/figures.ts'

/**
 * Unmistakable figures: with a sign or a unit, or of four digits and more, such as years.
 * 100% is left out, since every scale ends with it.
 */
const figures = [...new Set(allFigures.map(formatFigure))].filter(
  (figure) => (/\D/.test(figure) || figure.length > 3) && figure !== '100%',
)
/** Without plain decimals, which in code may be measures of a drawing. */
const figuresInCode = figures.filter((figure) => !/^\d+\.\d+$/.test(figure))

/** What a visitor reads of a component: its source without comments, classes and drawings. */
function wordsOf(source: string): string {
  return source
    .replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')
    .replace(/\b(className|d|points|sizes|viewBox)=("[^"]*"|\{`[^`]*`\})/g, '')
    .replace(/(['"`])[^'"`\n]*\[[^'"`\n]*\1/g, '')
}

/** The figures of figures.yaml that are typed in a text. */
function typedFigures(text: string, known = figures): string[] {
  return known.filter((figure) => {
    const escaped = figure.replace(/[$+.]/g, '\\$&')
    return new RegExp(`(?<![\\d.,-])${escaped}(?![\\d%])`).test(text)
  })
}

it('knows a typed figure when it sees one', () => {
  const [figure = ''] = figures
  const line = `<p className="w-[30%]">We are ${figure} people.</p>`
  expect(typedFigures(wordsOf(line))).toEqual([figure])
  expect(typedFigures(wordsOf('<p className="max-w-[95%]">Nothing.</p>'))).toEqual([])
})

/** Code and texts must refer to a figure in content, not repeat it (spec 3). */
it('finds every figure of a page in figures.yaml, none typed', async () => {
  const typed: string[] = []
  for await (const file of glob(['app/**/*.{ts,tsx}', `${contentFolder}/**/*.{md,yaml}`])) {
    if (/\.test\.|figures\.yaml|README/.test(file)) continue
    const found = typedFigures(
      wordsOf(readFileSync(file, 'utf8')),
      /\.tsx?$/.test(file) ? figuresInCode : figures,
    )
    typed.push(
      ...found.map((figure) => `${file}: ${figure} is typed: name it from content/figures.yaml`),
    )
  }
  expect(typed).toEqual([])
})
