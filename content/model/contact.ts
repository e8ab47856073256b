import type { Email, Office, Phone, Topic } from './place-schemas.ts'
import { sources } from './sources.ts'

const contact = sources.contact.read()

/** Phone numbers, the first stands in header and footer (spec 2.2, 2.3, 2.10). */
export const phones = contact.phones

/** E-mail addresses by purpose. */
export const emails: Record<'general' | 'careers', Email> = contact.emails

/** Business hours (spec 9), Lagos time. */
export const hours = contact.hours

type ReachedOffice = Omit<Office, 'phone' | 'email'> & {
  phone: string
  dial: string
  email: string
}

/** An office as it is reached: by the group's number and address, unless it has its own. */
function reached({ phone = phones[0].display, email = emails.general.address, ...office }: Office) {
  return { ...office, phone, dial: phone.replace(/[^+\d]/g, ''), email }
}

const [headquarters, ...others] = contact.offices

/** Offices (spec 2.10, 3), the headquarters first. */
export const offices: [ReachedOffice, ...ReachedOffice[]] = [
  reached(headquarters),
  ...others.map(reached),
]

type ReachedTopic = Omit<Topic, 'email' | 'phone'> & {
  email: string
  phone: Phone | undefined
  /** Where the contact page tells of it. */
  anchor: string
  /** The contact form with the subject filled in. */
  form: string
}

/** Who to write to about what, in the order of the list (spec 2.10). */
export const topics: readonly ReachedTopic[] = contact.topics.map(({ email, phone, ...topic }) => ({
  ...topic,
  email: email ?? emails.general.address,
  phone: phone === undefined ? undefined : phones.find(({ label }) => label === phone),
  anchor: `/contact#${topic.id}`,
  form: `/contact?topic=${topic.id}#form`,
}))

/** The topics with a mailbox of their own, which get the messages about them. */
export const ownMailboxes = contact.topics.flatMap(({ subject, email }) =>
  email === undefined ? [] : [{ subject, email }],
)

/** One subject to write about. @throws when content has none of that id */
export function topic(id: string): ReachedTopic {
  const found = topics.find((each) => each.id === id)
  if (!found) throw new Error(`content/contact.yaml has no topic "${id}"`)
  return found
}

/** Who hears of a weakness of this website, and in which languages (spec 2.20). */
export const securityContact = {
  address: contact.security.email ?? emails.general.address,
  languages: contact.security.languages,
}

/** Victoria Island, Lagos: the middle of the map and its edges (spec 2.10). */
export const map = contact.map

/** The same place on a street map, for whoever has to get there. */
export const mapLink = `https://www.openstreetmap.org/?mlat=${map.latitude}&mlon=${map.longitude}#map=15/${map.latitude}/${map.longitude}`
