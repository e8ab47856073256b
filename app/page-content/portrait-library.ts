import { photographs } from 'virtual:uploads'
import { people } from '#content/model/people.ts'
import type { Person } from '#content/schema/person.ts'

/** A leader with what a plate needs: the photograph, if there is one, and the layers' seed. */
export type Leader = Pick<Person, 'id' | 'name' | 'position' | 'bio' | 'company' | 'awaits'> & {
  seed: number
  photograph?: PictureSource
}

/** The leaders of one team, in the order of `content/people/` (spec 2.7). */
export function leadersOf(team: Person['team']): Leader[] {
  return people.flatMap((person, seed) => {
    const { id, name, position, bio, company, awaits } = person
    const photograph = name === undefined ? undefined : photographs[id]
    return person.team === team
      ? [{ id, name, position, bio, company, awaits, seed, photograph }]
      : []
  })
}
