import type { Subsidiary } from '../schema/subsidiary.ts'

export const exprichEnergy = {
  id: 'exprich-energy',
  name: 'Exprich Energy',
  fullName: 'Exprich Energy',
  stretch: 'Pipeline and port',
  trade: 'Acquisition, midstream, logistics',
  description: 'We acquire assets, and store and move oil and gas by pipe, road and sea.',
  introduction:
    'Between the well and the wire lie steel, tanks and ships. They are our work, and nobody should have to think about them.',
  picture: 'pipeline-crossing',
} as const satisfies Subsidiary
