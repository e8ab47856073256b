import { sources } from './sources.ts'
import { timeline } from './timeline.ts'

/**
 * The milestones of About, the earliest first (spec 2.5): each with its own name, or with what the
 * timeline says of that year. A year of which nothing is known is left out.
 */
export const milestones = sources.milestones
  .read()
  .milestones.toSorted((a, b) => a.year - b.year)
  .flatMap(({ title, ...milestone }) => {
    const known = title ?? timeline.find(({ year }) => year === milestone.year)?.category
    return known === undefined ? [] : [{ ...milestone, title: known }]
  })

export type Milestone = (typeof milestones)[number]
