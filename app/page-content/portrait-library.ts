import { people } from '#content/people.ts'
import type { Person } from '#content/schema/person.ts'
import { portraitsByPerson } from './portraits.ts'

/** A leader with what a plate needs: the photograph, if there is one, and the layers' seed. */
export type Leader = Pick<Person, 'id' | 'name' | 'position' | 'bio' | 'company'> & {
  seed: number
  photograph?: PictureSource
}

const portraits = portraitsByPerson(
  import.meta.glob<PictureSource>('../pictures/people/*.webp', {
    query: '?picture',
    import: 'default',
    eager: true,
  }),
  people.map(({ id }) => id),
)

/** The leaders of one team, in the order of `content/people.ts` (spec 2.7). */
export function leadersOf(team: Person['team']): Leader[] {
  // The wide type: the list's own literals lack the fields that only some people have.
  const everybody: readonly Person[] = people
  return everybody.flatMap((person, seed) => {
    const { id, name, position, bio, company } = person
    const photograph = portraits.get(id)
    return person.team === team ? [{ id, name, position, bio, company, seed, photograph }] : []
  })
}
