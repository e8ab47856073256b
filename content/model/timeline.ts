import { sources } from './sources.ts'

const history = sources.timeline.read()

/** The Historical Timeline, year by year (spec 2.12, 3). The owner confirms or replaces the texts. */
export const timeline = history.entries.toSorted((a, b) => a.year - b.year)

/** The first year of the block "The Future Ahead" (spec 2.12). */
export const { futureYear } = history
