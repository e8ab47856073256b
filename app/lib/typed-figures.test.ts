import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { figures, typedFigures, wordsOf } from '../../tests/spec/typed-figures.ts'

/** Without plain decimals, which in code may be measures of a drawing. */
const figuresInCode = figures.filter((figure) => !/^\d+\.\d+$/.test(figure))

it('knows a typed figure when it sees one', () => {
  const [figure = ''] = figures
  const line = `<p className="w-[30%]">We are ${figure} people.</p>`
  expect(typedFigures(wordsOf(line))).toEqual([figure])
  expect(typedFigures(wordsOf('<p className="max-w-[95%]">Nothing.</p>'))).toEqual([])
})

/** Code must refer to a figure in content, not repeat it (spec 3). */
it('finds no figure of a page typed in code', async () => {
  const typed: string[] = []
  for await (const file of glob('app/**/*.{ts,tsx}')) {
    if (/\.test\./.test(file)) continue
    const found = typedFigures(wordsOf(readFileSync(file, 'utf8')), figuresInCode)
    typed.push(...found.map((figure) => `${file}: ${figure} is typed: name its id`))
  }
  expect(typed).toEqual([])
})
