import type { Subsidiary } from '../schema/subsidiary.ts'

export const gasrich = {
  id: 'gasrich',
  name: 'Gasrich',
  fullName: 'Gasrich E & P',
  stretch: 'Gas field',
  trade: 'Upstream gas, E\u00a0&\u00a0P',
  description: 'We find, develop and produce gas, and capture what used to be flared.',
  introduction:
    'Gas is worth most when none of it is burned at the top of a stack. We develop fields so that it reaches somebody.',
  picture: 'gas-treatment',
} as const satisfies Subsidiary
