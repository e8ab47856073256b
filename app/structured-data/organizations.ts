import type { Organization } from 'schema-dts'
import { canonicalAddress } from '#app/lib/page-meta.ts'
import { companies } from '#content/model/companies.ts'
import type { Company } from '#content/model/company-schemas.ts'
import { emails, offices, phones } from '#content/model/contact.ts'
import type { Status } from '#content/model/fields.ts'
import { group } from '#content/model/group.ts'

/** The group's `@id`, by which other records refer to it; the same on every page. */
const groupId = () => `${canonicalAddress('/')}#organization`
const companyPath = ({ id }: Pick<Company, 'id'>) => `/subsidiaries/${id}`
const companyNodeId = (company: Pick<Company, 'id'>) =>
  `${canonicalAddress(companyPath(company))}#organization`

/** The group in short, where something else is said of it: who publishes, hires, is the parent. */
export function groupInShort() {
  return {
    '@type': 'Organization',
    '@id': groupId(),
    name: group.name,
    url: canonicalAddress('/'),
    logo: {
      '@type': 'ImageObject',
      url: canonicalAddress('/icon-512.png'),
      width: '512',
      height: '512',
    },
  } as const satisfies Organization
}

/**
 * The group with what is known of it; a number, address or profile that is still a
 * placeholder is left out (spec 2.21).
 */
export function groupData() {
  const [phone, office] = [known(phones[0]), known(offices[0])]
  const email = known(emails.general)
  const profiles = group.social.filter(isKnown).map(({ href }) => href)
  return {
    ...groupInShort(),
    alternateName: group.shortName,
    description: group.blurb,
    subOrganization: companies.map((company) => ({ '@id': companyNodeId(company) })),
    ...(email && { email: email.address }),
    ...(phone && { telephone: phone.dial }),
    ...(office && { address: office.address.join(', ') }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  } satisfies Organization
}

/** A company of the group, and whose it is. */
export function companyData(company: Company) {
  const { name, fullName, searchDescription, website } = company
  const own = website && isKnown(website) && website.href !== '#' ? website.href : undefined
  return {
    '@type': 'Organization',
    '@id': companyNodeId(company),
    name: fullName,
    ...(name !== fullName && { alternateName: name }),
    description: searchDescription,
    url: canonicalAddress(companyPath(company)),
    parentOrganization: groupInShort(),
    ...(own && { sameAs: own }),
  } as const satisfies Organization
}

/** The group and all its companies, for the pages that tell of all of them. */
export function allOrganizations(): Organization[] {
  return [groupData(), ...companies.map(companyData)]
}

function isKnown({ status }: { status: Status }): boolean {
  return status !== 'placeholder'
}

function known<T extends { status: Status }>(record: T): T | undefined {
  return isKnown(record) ? record : undefined
}
