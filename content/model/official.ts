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
  /** Of what awaits confirmation in a draft: its name there. */
  placeholderId?: string | undefined
  /** The last day of an opening, as a date of ISO 8601. */
  closes?: string
}

/**
 * Everything by which somebody can tell that it is us, each value once, in the order of its kinds.
 *
 * @param siteUrl the origin of this site
 */
export function officialRecords(siteUrl: string): OfficialRecord[] {
  const all = [...mailboxes(), ...websites(siteUrl), ...numbers(), ...references(), ...profiles()]
  const first = new Map<string, OfficialRecord>()
  for (const record of all) {
    const known = first.get(record.value.toLowerCase())
    if (!known) first.set(record.value.toLowerCase(), record)
  }
  return [...first.values()]
}

/** The names under which somebody else might write: the group's and the companies', without spaces. */
export function officialNames(): string[] {
  const names = [group.name, group.shortName, ...companies.map(({ name }) => name)]
  return [...new Set(names.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, '')))]
}

function mailboxes(): OfficialRecord[] {
  const own = Object.values(emails).map(({ address, label, placeholderId }) => ({
    address,
    label,
    placeholderId,
  }))
  return [
    ...own,
    ...topics.map(({ email: address, label, placeholderId }) => ({
      address,
      label,
      placeholderId,
    })),
    ...offices.map(({ email: address, name: label, placeholderId }) => ({
      address,
      label,
      placeholderId,
    })),
  ].map(({ address, ...rest }) => ({ kind: 'mail', value: address, shown: address, ...rest }))
}

function websites(siteUrl: string): OfficialRecord[] {
  const own = companies.flatMap(({ fullName: label, website }) =>
    website && website.href !== '#' ? [web(website.href, label, website.placeholderId)] : [],
  )
  return [web(siteUrl, group.name), ...own]
}

function web(href: string, label: string, placeholderId?: string): OfficialRecord {
  const { host, pathname } = new URL(href)
  const shown = (host + pathname).replace(/\/$/, '')
  return { kind: 'web', value: href, shown, label, placeholderId }
}

function numbers(): OfficialRecord[] {
  const own = phones.map(({ dial, display, label, placeholderId }) => ({
    dial,
    display,
    label,
    placeholderId,
  }))
  return [
    ...own,
    ...offices.map(({ dial, phone: display, name: label, placeholderId }) => {
      return { dial, display, label, placeholderId }
    }),
  ].map(({ dial, display, ...rest }) => ({ kind: 'phone', value: dial, shown: display, ...rest }))
}

function references(): OfficialRecord[] {
  return vacancies.flatMap(({ title: label, reference, closes, placeholderId }) =>
    reference === undefined
      ? []
      : [
          {
            kind: 'reference',
            value: reference,
            shown: reference,
            label,
            placeholderId,
            ...(closes && { closes }),
          } as const,
        ],
  )
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
