import type { Email, Office } from '../schema/contact.ts'
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

/** Victoria Island, Lagos: the middle of the map and its edges (spec 2.10). */
export const map = contact.map
