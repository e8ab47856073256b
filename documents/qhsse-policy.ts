import { sectionsOf } from '#content/model/documents.ts'
import { figuresOf } from '#content/model/figures.ts'
import { certificates, indicators } from '#content/model/records.ts'
import { keyFigures } from './figure-data.ts'
import type { Block, Section } from './layout-data.ts'
import { certificateRows, ruledRows, section } from './section.ts'

/** The QHSSE policy (spec 2.6). */
export function qhssePolicy(): Section[] {
  const text = sectionsOf('qhsse-policy')
  const figures = figuresOf(indicators.map(({ figure }) => figure))
  return [
    section(text('policy'), { picture: 'tall' }),
    section(text('duties'), { blocks: [ruledRows(text('duties').rows, 'large')] }),
    ...(figures.length > 0
      ? [
          section(text('indicators'), { tone: 'night', blocks: [keyFigures(figures)] }),
          section(text('bases'), { blocks: [indicatorMeanings()] }),
        ]
      : []),
    ...(certificates.length > 0
      ? [
          section(text('certificates'), {
            picture: 'band',
            blocks: [certificateRows()],
          }),
        ]
      : []),
    section(text('responsibilities'), {
      blocks: [ruledRows(text('responsibilities').rows, 'large')],
    }),
    section(text('review'), { picture: 'tall' }),
  ]
}

/** What the indicators measure, in the words of the QHSSE page. */
function indicatorMeanings(): Block {
  const rows = indicators.flatMap(({ figure, name, text }) =>
    figuresOf([figure]).map(({ label }) => ({
      title: label,
      text: name === label ? text : `${name}\n${text}`,
    })),
  )
  return ruledRows(rows, 'large')
}
