import type { Subsidiary } from '../schema/subsidiary.ts'

export const wellrich = {
  id: 'wellrich',
  name: 'Wellrich',
  fullName: 'Wellrich Projects Limited',
  stretch: 'Reservoir and well',
  trade: 'Exploration and upstream oil',
  description: 'We survey, drill and operate: from the first seismic line to the wellhead.',
  introduction:
    'Everything downstream of us starts with a rock that somebody read correctly. We read it, drill it and look after the well.',
  picture: 'land-rig',
} as const satisfies Subsidiary
