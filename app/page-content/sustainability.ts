import { figuresLink } from '#app/page-content/figures-link.ts'
import { libraryPicture } from '#app/page-content/picture-library.ts'
import { fact, figureParts, sustainabilityFactIds as ids } from '#content/model/figures.ts'
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
      cut: figure(ids.cut),
      cutYear: fact(ids.cutYear).value,
      neutralYear: fact(ids.neutralYear).value,
    },
    trees: figure(ids.trees),
    students: figure(ids.students),
    figuresLink: figuresLink(ids.cut),
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
