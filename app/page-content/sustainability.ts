import { libraryPicture } from '#app/page-content/picture-library.ts'
import { type FactId, fact, figureParts } from '#content/figures.ts'
import { pages } from '#content/pages.ts'
import { sustainability } from '#content/sustainability.ts'

const figure = (id: FactId) => figureParts(fact(id))

export function sustainabilityContent() {
  const { metrics, oneMark, riskSteps } = sustainability
  return {
    page: pages['/sustainability'],
    picture: libraryPicture('mangrove-creek'),
    village: libraryPicture('mini-grid-village'),
    target: {
      cut: figure('emissions-target'),
      cutYear: fact('emissions-target-year').value,
      neutralYear: fact('carbon-neutrality-year').value,
    },
    trees: figure('trees-planted'),
    students: figure('students-a-year'),
    metrics: {
      environment: metrics.environment.map(figure),
      community: metrics.community.map(figure),
      risk: metrics.risk.map(figure),
    },
    oneMark,
    riskSteps,
  }
}

export type SustainabilityContent = ReturnType<typeof sustainabilityContent>
