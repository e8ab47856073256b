import type { Subsidiary } from '../schema/subsidiary.ts'

export const wattrich = {
  id: 'wattrich',
  name: 'Wattrich',
  fullName: 'Wattrich Energy',
  stretch: 'Power station',
  trade: 'Power solutions',
  description: 'We turn gas and sunlight into power for industry and cities.',
  introduction:
    'A power station is a promise for every hour of the day. We design, build and run stations that keep it.',
  picture: 'turbine-blades',
  website: { href: 'https://wattrich.example', status: 'placeholder' },
} as const satisfies Subsidiary
