import type { PictureEntry } from './schema/picture.ts'

/** Every picture by its file name in `app/pictures/`, without ending. */
export const pictures = {
  'hero-exploration': {
    alt: 'An offshore platform at sunset, a supply vessel beside it',
    focus: [62, 50],
  },
  'hero-power': {
    alt: 'A gas-fired power station beside a river at dusk',
    focus: [60, 50],
  },
  'hero-infrastructure': {
    alt: 'A tanker at a terminal of storage tanks in the delta, seen from the air',
    focus: [55, 50],
  },
  'hero-renewables': {
    alt: 'A solar farm and wind turbines at sunrise',
    focus: [60, 50],
  },
  'lagos-waterfront': {
    alt: 'The Lagos waterfront at blue hour, windows lit',
    focus: [70, 60],
  },
  'pipeline-crossing': {
    alt: 'Three pipelines running through the forest of the delta to a jetty',
    focus: [52, 60],
  },
  'fabrication-yard': {
    alt: 'A fabrication yard at dusk: a gantry crane over a long orange frame, a tug at the quay',
    focus: [60, 50],
  },
  'gas-treatment': {
    alt: 'A gas treatment plant beside the forest in the morning, without a flare',
    focus: [52, 55],
  },
  'fuel-forecourt': {
    alt: 'A fuel station after rain, a tanker delivering, at blue hour',
    focus: [50, 55],
  },
  'mini-grid-village': {
    alt: 'A village at dusk, its windows lit by the solar field in front of it',
    focus: [50, 50],
  },
  'mangrove-creek': {
    alt: 'Rows of mangrove seedlings beside a creek in the Niger Delta, with the sun low',
    focus: [60, 50],
  },
  'seismic-layers': {
    alt: 'A block cut out of the ground: a rig on top, one well that branches into a folded layer',
    focus: [60, 50],
  },
} as const satisfies Record<string, PictureEntry>

export type PictureName = keyof typeof pictures
