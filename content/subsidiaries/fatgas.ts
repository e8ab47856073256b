import type { Subsidiary } from '../schema/subsidiary.ts'

export const fatgas = {
  id: 'fatgas',
  name: 'Fatgas',
  fullName: 'Fatgas',
  stretch: 'Gas plant',
  trade: 'Processing, LPG, fuels',
  description:
    'We process gas and put LPG, fuels and lubricants within reach of drivers and kitchens.',
  introduction:
    'From the plant to the pump and the cylinder: we make fuel that can be bought on the way home.',
  picture: 'fuel-forecourt',
} as const satisfies Subsidiary
