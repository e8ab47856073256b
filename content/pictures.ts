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
  'fpso-deepwater': {
    alt: 'A floating production vessel in deep water, a shuttle tanker behind it',
    focus: [62, 60],
  },
  'control-room': {
    alt: 'A control room at night: empty chairs before screens of curves and gauges',
    focus: [50, 50],
  },
  'telecom-mast': {
    alt: 'A lattice mast above a town at dusk',
    focus: [64, 50],
  },
  'office-facade': {
    alt: 'Glass office towers seen from the street, their panes golden',
    focus: [50, 55],
  },
  substation: {
    alt: 'A substation in late light: transformers, busbars and a pylon',
    focus: [55, 50],
  },
  'gas-plant-spheres': {
    alt: 'A gas plant at first light: columns, a small flare and three storage spheres',
    focus: [66, 50],
  },
  'valves-macro': {
    alt: 'Green valves and pressure gauges on white pipes, close up',
    focus: [60, 50],
  },
  'turbine-blades': {
    alt: 'The blades of a turbine rotor, close up, in warm light',
    focus: [50, 50],
  },
  'land-rig': {
    alt: 'A land rig on a cleared pad in the forest of the delta, at first light',
    focus: [55, 50],
  },
  'road-tanker': {
    alt: 'A fuel tanker on a laterite road in the evening',
    focus: [45, 60],
  },
} as const satisfies Record<string, PictureEntry>

export type PictureName = keyof typeof pictures
