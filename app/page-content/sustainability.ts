import { libraryPicture } from '#app/page-content/picture-library.ts'
import { topic } from '#content/model/contact.ts'
import { fact, figureParts } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { sustainability } from '#content/model/sustainability.ts'

const figure = (id: string) => figureParts(fact(id))

export function sustainabilityContent() {
  const { metrics, oneMark, riskSteps } = sustainability
  const { heading, title, description, introduction, ...text } = pageText('/sustainability')
  return {
    page: { heading, title, description, introduction },
    text,
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
    communityContact: topic('community').anchor,
  }
}

export type SustainabilityContent = ReturnType<typeof sustainabilityContent>
