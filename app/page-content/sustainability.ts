import { libraryPicture } from '#app/page-content/picture-library.ts'
import { topic } from '#content/model/contact.ts'
import { fact, figureParts } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { sustainability } from '#content/model/sustainability.ts'

const figure = (id: string) => figureParts(fact(id))

/** A figure drawn as marks, one for so many of its unit. */
function unitChart(id: string, unit: string) {
  const { oneMark } = sustainability
  const words = pageText('/sustainability')
  const count = Math.floor(fact(id).value / oneMark)
  const scale = `${words.oneMark} ${oneMark.toLocaleString('en-GB')} ${unit}.`
  return { count, scale, marks: `${count} ${words.marks}.` }
}

export function sustainabilityContent() {
  const { metrics, riskSteps } = sustainability
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
    trees: { ...figure('trees-planted'), chart: unitChart('trees-planted', text.trees.unit) },
    students: {
      ...figure('students-a-year'),
      chart: unitChart('students-a-year', text.community.unit),
    },
    metrics: {
      environment: metrics.environment.map(figure),
      community: metrics.community.map(figure),
      risk: metrics.risk.map(figure),
    },
    riskSteps,
    communityContact: topic('community').anchor,
  }
}

export type SustainabilityContent = ReturnType<typeof sustainabilityContent>
