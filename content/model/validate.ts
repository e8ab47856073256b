import { type Mistake, mistake } from './mistake.ts'
import { pageSources, sources } from './sources.ts'

/** What no schema of one file can check: values that must be unique across files. */
function uniqueness(): Mistake[] {
  // The younger article has to give way: the other's address is known already.
  const articles = sources.news.read().toSorted((a, b) => a.date.localeCompare(b.date))
  const openings = sources.vacancies
    .read()
    .map((opening) => ({ ...opening, file: `vacancies/${opening.id}.yaml` }))
  return [
    ...doubled(articles, 'id'),
    ...doubled(openings, 'reference'),
    ...openings
      .filter(({ id }) => `/careers/${id}` in pageSources)
      .map(({ id, file }) =>
        mistake(file, `/careers/${id} is another page: give the opening another file name`),
      ),
  ]
}

/** A mistake in each record that has the value of an earlier one. */
function doubled<Key extends string>(
  all: readonly ({ file: string; title: string } & { [_ in Key]?: unknown })[],
  key: Key,
): Mistake[] {
  return all.flatMap((record, index) => {
    const earlier = all.slice(0, index).find((one) => one[key] === record[key])
    if (!earlier || record[key] === undefined) return []
    const message = `${key} ${record[key]} is already that of “${earlier.title}”: choose another`
    return [mistake(record.file, message, { at: [key] })]
  })
}

/** Everything that must be corrected before the site can be built; empty when all is well. */
export function contentMistakes(): Mistake[] {
  const wrong = [...Object.values(sources), ...Object.values(pageSources)].flatMap((source) =>
    source.mistakes(),
  )
  return wrong.length > 0 ? wrong : uniqueness()
}
