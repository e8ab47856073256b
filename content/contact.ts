import type { Email, Hours, Office, Phone } from './schema/group.ts'
import type { MapView } from './schema/map.ts'

/** Phone numbers, the first stands in header and footer (spec 2.2, 2.3, 2.10). */
export const phones = [
  {
    label: 'Head office',
    display: '+234 000 000 0000',
    dial: '+2340000000000',
    status: 'placeholder',
  },
  {
    label: 'Operations, day and night',
    display: '+234 000 000 0001',
    dial: '+2340000000001',
    status: 'placeholder',
  },
] satisfies [Phone, ...Phone[]]

/** E-mail addresses by purpose. */
export const emails = {
  general: { label: 'General', address: 'info@exprichgroup.example', status: 'placeholder' },
  careers: { label: 'Careers', address: 'careers@exprichgroup.example', status: 'placeholder' },
} satisfies Record<string, Email>

/** Business hours (spec 9), Lagos time. */
export const hours = [
  { days: 'Monday-Friday', opens: '08:00', closes: '17:00' },
  { days: 'Saturday', opens: '09:00', closes: '13:00' },
] satisfies Hours[]

/** Offices (spec 2.10, 3). */
export const offices = [
  {
    id: 'lagos',
    name: 'Lagos headquarters',
    address: ['Street and number', 'Victoria Island, Lagos', 'Nigeria'],
    phone: '+234 000 000 0000',
    email: 'info@exprichgroup.example',
    status: 'placeholder',
  },
] satisfies [Office, ...Office[]]

/** Victoria Island, Lagos: the middle of the map and its edges (spec 2.10). */
export const map = {
  latitude: 6.4295,
  longitude: 3.4215,
  west: 3.402,
  south: 6.417,
  east: 3.441,
  north: 6.442,
} satisfies MapView
