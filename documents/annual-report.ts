import { sectionsOf } from '#content/model/documents.ts'
import { headlineFigures } from '#content/model/figure-register.ts'
import { figuresOf } from '#content/model/figures.ts'
import { certificates, indicators, sustainability } from '#content/model/records.ts'
import { companyFigures } from './company-data.ts'
import { figureTable, keyFigures, shareBars } from './figures.ts'
import { certificateRows, ruledRows, type Sections, section } from './section.ts'

/** The annual report (spec 2.5): what the content holds, and no accounts. */
export function annualReport(): Sections {
  const text = sectionsOf('annual-report')
  const shares = figuresOf(Object.values(sustainability.metrics).flat())
  const measured = figuresOf(indicators.map(({ figure }) => figure))
  return [
    section(text('about'), { picture: 'tall' }),
    section(text('headline'), { tone: 'night', blocks: [keyFigures(headlineFigures())] }),
    section(text('reach'), { picture: 'slim' }),
    section(text('targets'), { picture: 'slim', blocks: [targets(text('targets').rows)] }),
    shares.length > 0 && section(text('sustainability'), { blocks: [shareBars(shares)] }),
    section(text('communities'), { picture: 'band' }),
    measured.length > 0 && section(text('qhsse'), { blocks: [figureTable(measured)] }),
    certificates.length > 0 &&
      section(text('certificates'), { picture: 'band', blocks: [certificateRows()] }),
    section(text('companies'), { picture: 'slim', blocks: [companyFigures()] }),
    section(text('reading'), { blocks: [ruledRows(text('reading').rows, 'large')] }),
  ]
}

/** From the baseline to the targets. */
function targets(stations: readonly { title: string; text: string }[]) {
  const alt = stations.map(({ title, text }) => `${title}: ${text}`).join('; ')
  return { kind: 'targets', stations, alt }
}
