import type { Certification } from './schema/qhsse.ts'

/** The four ISO certifications (spec 2.6). */
export const certifications = [
  {
    number: '9001',
    edition: '2015',
    subject: 'Quality management',
    text: 'Say how the work is done, do it that way, and show it.',
    status: 'stated',
  },
  {
    number: '14001',
    edition: '2015',
    subject: 'Environmental management',
    text: 'Know what a site does to its surroundings, and reduce it.',
    status: 'stated',
  },
  {
    number: '45001',
    edition: '2018',
    subject: 'Occupational health and safety',
    text: 'Find hazards with the people who face them.',
    status: 'stated',
  },
  {
    number: '27001',
    edition: '2022',
    subject: 'Information security',
    text: 'Protect what clients, staff and visitors entrust to us.',
    status: 'stated',
  },
] as const satisfies Certification[]
