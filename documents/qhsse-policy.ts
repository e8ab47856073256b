import { sectionsOf } from '#content/model/documents.ts'
import { figuresOf } from '#content/model/figures.ts'
import { certificates, indicators } from '#content/model/records.ts'
import { keyFigures } from './figures.ts'
import { certificateRows, ruledRows, type Sections, section } from './section.ts'

/** The QHSSE policy (spec 2.6). */
export function qhssePolicy(): Sections {
  const text = sectionsOf('qhsse-policy')
  const figures = figuresOf(indicators.map(({ figure }) => figure))
  const rows = (id: string) => ({ blocks: [ruledRows(text(id).rows, 'large')] })
  return [
    section(text('policy'), { picture: 'tall' }),
    section(text('duties'), rows('duties')),
    figures.length > 0 &&
      section(text('indicators'), { tone: 'night', blocks: [keyFigures(figures)] }),
    figures.length > 0 && section(text('bases'), { blocks: [indicatorMeanings()] }),
    certificates.length > 0 &&
      section(text('certificates'), { picture: 'band', blocks: [certificateRows()] }),
    section(text('responsibilities'), rows('responsibilities')),
    section(text('review'), { picture: 'tall' }),
  ]
}

/** What the indicators measure, in the words of the QHSSE page. */
function indicatorMeanings() {
  const rows = indicators.flatMap(({ figure, name, text }) =>
    figuresOf([figure]).map(({ label }) => ({
      title: label,
      text: name === label ? text : `${name}\n${text}`,
    })),
  )
  return ruledRows(rows, 'large')
}
