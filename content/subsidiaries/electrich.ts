import type { Subsidiary } from '../schema/subsidiary.ts'

export const electrich = {
  id: 'electrich',
  name: 'Electrich',
  fullName: 'Electrich Power & Energy',
  stretch: 'Grid and home',
  trade: 'Power to homes and businesses',
  description:
    'We bring electricity to homes, shops and clinics, with mini-grids where the grid stops.',
  introduction: 'The chain ends at a switch on a wall. We bring the line to it, and keep it live.',
  picture: 'mini-grid-village',
} as const satisfies Subsidiary
