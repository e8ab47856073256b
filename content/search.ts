import type { MenuLink } from './schema/navigation.ts'

/** What the search offers before a word is typed. */
export const oftenLookedFor = [
  { label: 'Openings', href: '/careers#positions', note: 'Vacancies and how to apply' },
  { label: 'Contact Us', href: '/contact', note: 'Phone, e-mail, business hours' },
  { label: 'QHSSE policy', href: '/qhsse', note: 'Indicators, certificates, downloads' },
  { label: 'Services', href: '/services', note: 'What clients call us for' },
  { label: 'News', href: '/news', note: 'From the group and its companies' },
] as const satisfies MenuLink[]

/** The ways on when nothing was found. */
export const waysOnFromSearch = [
  { label: 'Careers', href: '/careers', note: 'All openings in the group' },
  { label: 'Services', href: '/services', note: 'What clients call us for' },
  {
    label: 'Ask a person',
    href: '/contact',
    note: 'Write to us and say what you were looking for',
  },
] as const satisfies MenuLink[]
