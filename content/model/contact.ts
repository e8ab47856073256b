import type { Office } from './place-schemas.ts'
import { sources } from './sources.ts'

const contact = sources.contact.read()

/**
 * Phone numbers, the first stands in header and footer (spec 2.2, 2.3, 2.10); e-mail addresses by
 * purpose; business hours (spec 9), Lagos time; Victoria Island, Lagos: the middle of the map and its
 * edges (spec 2.10).
 */
export const { phones, emails, hours, map } = contact

/** An office as it is reached: by the group's number and address, unless it has its own. */
function reached({ phone = phones[0].display, email = emails.general.address, ...office }: Office) {
  return { ...office, phone, dial: phone.replace(/[^+\d]/g, ''), email }
}

const [headquarters, ...others] = contact.offices

/** Offices (spec 2.10, 3), the headquarters first. */
export const offices = [reached(headquarters), ...others.map(reached)] satisfies [
  unknown,
  ...unknown[],
]

/** Who to write to about what, in the order of the list (spec 2.10). */
export const topics = contact.topics.map(({ email, phone, ...topic }) => ({
  ...topic,
  email: email ?? emails.general.address,
  phone: phone === undefined ? undefined : phones.find(({ label }) => label === phone),
  /** Where the contact page tells of it. */
  anchor: `/contact#${topic.id}`,
  /** The contact form with the subject filled in. */
  form: `/contact?topic=${topic.id}#form`,
}))

/** The topics with a mailbox of their own, which get the messages about them. */
export const ownMailboxes = contact.topics.flatMap(({ subject, email }) =>
  email === undefined ? [] : [{ subject, email }],
)

/** One subject to write about. @throws when content has none of that id */
export function topic(id: string) {
  const found = topics.find((each) => each.id === id)
  if (!found) throw new Error(`content/contact.yaml has no topic "${id}"`)
  return found
}

/** Who hears of a weakness of this website, and in which languages (spec 2.20). */
export const securityContact = {
  address: contact.security.email ?? emails.general.address,
  languages: contact.security.languages,
}

/** The same place on a street map, for whoever has to get there. */
export const mapLink = `https://www.openstreetmap.org/?mlat=${map.latitude}&mlon=${map.longitude}#map=15/${map.latitude}/${map.longitude}`
