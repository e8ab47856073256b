import { libraryPicture } from '#app/pictures/library.ts'
import { topic } from '#content/model/contact.ts'
import { fact, factsOf, figureParts, sustainabilityFactIds as ids } from '#content/model/figures.ts'
import { isBuilt, pageText } from '#content/model/pages.ts'
import { figuresLink, receiptOf } from '#content/model/receipts.ts'
import { sustainability } from '#content/model/sustainability.ts'
import type { Fact } from '#content/schema/fact.ts'

const shown = (record: Fact) => ({ ...figureParts(record), receipt: receiptOf(record.id) })
const figure = (id: string) => shown(fact(id))

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
    village: libraryPicture('school-solar'),
    target: {
      cut: figure(ids.cut),
      cutYear: fact(ids.cutYear).value,
      neutralYear: fact(ids.neutralYear).value,
    },
    trees: { ...figure(ids.trees), chart: unitChart(ids.trees, text.trees.unit) },
    students: {
      ...figure(ids.students),
      chart: unitChart(ids.students, text.community.unit),
    },
    figuresLink: figuresLink(ids.cut),
    metrics: {
      environment: factsOf(metrics.environment).map(shown),
      community: factsOf(metrics.community).map(shown),
      risk: factsOf(metrics.risk).map(shown),
    },
    riskSteps,
    communityContact: topic('community').anchor,
    governed: isBuilt('/governance'),
  }
}

export type SustainabilityContent = ReturnType<typeof sustainabilityContent>
