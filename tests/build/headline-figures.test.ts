import { expect, it } from 'vitest'
import { headlineFigures } from '#content/model/figure-register.ts'
import { formatFigure } from '#content/model/figures.ts'
import { textOf } from '#tools/postprocess/page-elements.ts'
import { pageAt } from './built-site.ts'

const entries = pageAt('/')
  .elements.filter(({ tagName }) => tagName === 'li')
  .map(textOf)

it.each(headlineFigures())('$label stands on Home with its end, as written', (figure) => {
  const { label } = figure
  const shown = entries.filter((text) => text.includes(label))
  expect(shown.map((text) => text.split(label)[0])).toEqual([formatFigure(figure)])
})
