import { type Mistake, mistake } from './mistake.ts'
import { pageSources, sources } from './sources.ts'

/** What no schema of one file can check: values that must be unique across files. */
function uniqueness(): Mistake[] {
  // The younger article has to give way: the other's address is known already.
  const numbered = sources.news.read().toSorted((a, b) => a.date.localeCompare(b.date))
  const openings = sources.vacancies.read()
  return [
    ...doubled(numbered, ({ id }) => id).map(([{ file, id }, { title }]) =>
      mistake(file, `id ${id} is the number of “${title}” already: choose another`, {
        at: ['id'],
      }),
    ),
    ...doubled(openings, ({ reference }) => reference).map(([{ id, reference }, { title }]) =>
      mistake(
        `vacancies/${id}.yaml`,
        `reference ${reference} is the reference of “${title}” already: choose another`,
        { at: ['reference'] },
      ),
    ),
    ...openings
      .filter(({ id }) => `/careers/${id}` in pageSources)
      .map(({ id }) =>
        mistake(
          `vacancies/${id}.yaml`,
          `/careers/${id} is another page: give the opening another file name`,
        ),
      ),
  ]
}

/** Each record whose value an earlier one has, with that one. */
function doubled<T>(all: readonly T[], value: (each: T) => unknown): [T, T][] {
  return all.flatMap((each, index): [T, T][] => {
    const earlier = all.slice(0, index).find((one) => value(one) === value(each))
    return earlier && value(each) !== undefined ? [[each, earlier]] : []
  })
}

/** Everything that must be corrected before the site can be built; empty when all is well. */
export function contentMistakes(): Mistake[] {
  const wrong = [...Object.values(sources), ...Object.values(pageSources)].flatMap((source) =>
    source.mistakes(),
  )
  return wrong.length > 0 ? wrong : uniqueness()
}
