/** The colours by role. Styles use them through `theme.ts`; documents, mail and icons import them. */
export const colours = {
  white: '#fff',
  paper: '#fbfaf7',
  surface: '#fff',
  sunk: '#f2efe8',
  line: '#ded9ce',
  lineStrong: '#8b8f8e',
  ink: '#0b1c2c',
  inkSoft: '#43525f',
  water: '#c3d6dc',
  /** Placeholder text: lighter than typed text, 4.8 : 1 on white. */
  hint: '#67737e',
  night: '#071b2e',
  nightRaised: '#0c2740',
  nightDeep: '#061726',
  onNight: '#f4f1ea',
  onNightSoft: '#b4c0cb',
  lineNight: 'rgb(180 192 203 / 0.24)',
  /** The same as an opaque colour, for documents. */
  lineNightSolid: '#2f4153',
  lineNightStrong: 'rgb(180 192 203 / 0.55)',
  onPictureLine: 'rgb(255 255 255 / 0.28)',
  /** White on action: 5.2 : 1. */
  action: '#c2410c',
  actionHover: '#a3360a',
  /** Ember, for rules, marks and the chain line; never behind small white text. */
  signal: '#d9541e',
  signalNight: '#f07a45',
  lamp: '#f6c66b',
  link: '#a3360a',
  focus: '#0b63ce',
  focusNight: '#f59e0b',

  // Badges: a dark tone on its own tint, at least 7 : 1.
  toneGrey: '#43525f',
  toneGreyTint: '#e9e7e1',
  toneBlue: '#1d4f91',
  toneBlueTint: '#e6eef8',
  toneGreen: '#146349',
  toneGreenTint: '#e2f2eb',
  tonePurple: '#6a2c91',
  tonePurpleTint: '#f1e7f8',

  success: '#1b7f5c',
  danger: '#b42318',
  /** Behind the words that a search found; ink on it is 13 : 1. */
  mark: '#ffe3a3',
  warn: '#fff3c4',
  warnLine: '#d9a400',
  warnInk: '#4a3500',

  /** On the map, a country where the group has a place. */
  landLit: '#234a72',
} as const

/** The timeline's fifteen categories: each carries white text (≥ 4.5 : 1, tested). */
export const categoryColours = {
  Foundation: '#123a5a',
  Partnership: '#2f5d8c',
  Services: '#0b6580',
  Operations: '#0a5962',
  Advisory: '#6a2c91',
  Expansion: '#146349',
  Logistics: '#5a6b2a',
  Investment: '#806200',
  Power: '#9a4f0a',
  Government: '#7a1f3d',
  Exploration: '#8a3d1d',
  Licensing: '#3d4a9a',
  Contracts: '#43525f',
  Rebranding: '#c2410c',
  Current: '#1b7f5c',
} as const
