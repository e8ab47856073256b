import { companies } from './companies.ts'
import { emails, offices, phones, topics } from './contact.ts'
import { group } from './group.ts'
import { vacancies } from './vacancies.ts'

/** One way to reach us, or one number of ours, that visitors can check. */
export type OfficialRecord = {
  kind: 'mail' | 'web' | 'phone' | 'reference' | 'profile'
  /** As it is compared: a number with country code and no spaces, a whole web address. */
  value: string
  /** As people read it. */
  shown: string
  /** What it is for, or whose it is. */
  label: string
  /** Its name among the placeholders of a draft. */
  placeholderId?: string | undefined
  /** The last day of an opening, as a date of ISO 8601. */
  closes?: string
}

/** What all kinds of record take from the content that states them. */
type Stated = { label: string; placeholderId?: string | undefined }

/**
 * Everything by which somebody can tell that it is us, each value once, in the order of its kinds.
 *
 * @param siteUrl the origin of this site
 */
export function officialRecords(siteUrl: string): OfficialRecord[] {
  const ownOffices = offices.map((office) => ({ ...office, label: office.name }))
  const all = [
    ...Object.values(emails).map((each) => mailbox(each.address, each)),
    ...[...topics, ...ownOffices].map((each) => mailbox(each.email, each)),
    website(siteUrl, { label: group.name }),
    ...companies.flatMap(({ fullName, website: own }) =>
      own && own.href !== '#' ? [website(own.href, { ...own, label: fullName })] : [],
    ),
    ...phones.map((each) => number(each.dial, each.display, each)),
    ...ownOffices.map((each) => number(each.dial, each.phone, each)),
    ...references(),
    ...profiles(),
  ]
  const values = all.map(({ value }) => value.toLowerCase())
  return all.filter((_, index) => values.indexOf(values[index] ?? '') === index)
}

/** The names under which somebody else might write: the group's and the companies', without spaces. */
export function officialNames(): string[] {
  const names = [group.name, group.shortName, ...companies.map(({ name }) => name)]
  return [...new Set(names.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, '')))]
}

function mailbox(address: string, { label, placeholderId }: Stated): OfficialRecord {
  return { kind: 'mail', value: address, shown: address, label, placeholderId }
}

function website(href: string, { label, placeholderId }: Stated): OfficialRecord {
  const { host, pathname } = new URL(href)
  const shown = (host + pathname).replace(/\/$/, '')
  return { kind: 'web', value: href, shown, label, placeholderId }
}

function number(dial: string, shown: string, { label, placeholderId }: Stated): OfficialRecord {
  return { kind: 'phone', value: dial, shown, label, placeholderId }
}

function references(): OfficialRecord[] {
  return vacancies.flatMap(({ title: label, reference, closes, placeholderId }) => {
    if (reference === undefined) return []
    const common = { value: reference, shown: reference, label, placeholderId }
    return [{ kind: 'reference', ...common, ...(closes && { closes }) }]
  })
}

/** Only what the owner has named: until then any profile in our name is somebody else's. */
function profiles(): OfficialRecord[] {
  return group.social
    .filter(({ href, status }) => href !== '#' && status !== 'placeholder')
    .map(({ network, href, placeholderId }) => {
      const { host, pathname } = new URL(href)
      const shown = (host + pathname).replace(/^www\./, '').replace(/\/$/, '')
      return { kind: 'profile', value: href, shown, label: network, placeholderId }
    })
}
