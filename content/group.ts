import type { Group } from './schema/group.ts'

/** The group's name, short texts and networks (spec 2.3). */
export const group = {
  name: 'Exprich Group',
  shortName: 'Exprich',
  blurb:
    'A Nigerian energy holding group. Seven companies find, process, move and deliver energy across Africa.',
  designer: { name: 'Strata Studio', status: 'placeholder' },
  social: [
    { network: 'LinkedIn', href: '#', status: 'placeholder' },
    { network: 'X', href: '#', status: 'placeholder' },
    { network: 'Facebook', href: '#', status: 'placeholder' },
  ],
} satisfies Group
