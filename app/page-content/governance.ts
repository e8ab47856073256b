import { longDate } from '#app/lib/dates.ts'
import { libraryPicture } from '#app/pictures/library.ts'
import { companies } from '#content/model/companies.ts'
import { topic } from '#content/model/contact.ts'
import { documentRegister } from '#content/model/documents.ts'
import { legalLinks } from '#content/model/navigation.ts'
import { pageText } from '#content/model/pages.ts'
import { people } from '#content/model/people.ts'

export function governanceContent() {
  const { heading, title, description, introduction, ...text } = pageText('/governance')
  const { structure } = text
  const team = (name: 'executive' | 'management' | 'operations') => ({
    ...structure[name],
    href: '/management',
    members: people.filter((person) => person.team === name).map(({ position }) => position),
  })
  return {
    page: { heading, title, description, introduction },
    text,
    picture: libraryPicture('office-facade'),
    levels: {
      teams: [team('executive'), team('management'), team('operations')],
      companies: {
        ...structure.companies,
        href: '/corporate-structure',
        members: companies.map(({ id, name }) => ({ id, name })),
      },
    },
    documents: documentRegister.map((entry) => ({ ...entry, day: longDate(entry.date) })),
    legalPages: legalLinks,
    topic: topic('privacy'),
    email: pageText('/contact').topics.email,
  }
}

export type GovernanceContent = ReturnType<typeof governanceContent>
