import type { Subsidiary } from '../schema/subsidiary.ts'

export const techrich = {
  id: 'techrich',
  name: 'Techrich',
  fullName: 'Techrich Projects & Services',
  stretch: 'Every stretch',
  trade: 'Engineering and construction',
  description: 'We engineer, procure and build the works that every other stretch runs on.',
  introduction:
    'Six companies run the chain. We design and build what they run, and hand it over with the drawings.',
  picture: 'fabrication-yard',
  website: { href: '#', status: 'placeholder' },
} as const satisfies Subsidiary
