/** A colour in three values: on paper (≥ 3 : 1), on night (≥ 4.5 : 1), as a field under white text (≥ 4.5 : 1). */
export type Accent = { paper: string; night: string; field: string }

/** The palette that a company chooses its colour from, by name; the first seven are taken. */
export const accents = {
  copper: { paper: '#b4552d', night: '#e39068', field: '#8a3d1d' },
  teal: { paper: '#0e7c86', night: '#5cc0c8', field: '#0a5962' },
  ember: { paper: '#d9541e', night: '#f07a45', field: '#a83c10' },
  navy: { paper: '#123a5a', night: '#a9c3d9', field: '#123a5a' },
  amber: { paper: '#b7791f', night: '#e5b35c', field: '#7e5110' },
  /** What we owe to people and places; also the accent of the pages that say it. */
  green: { paper: '#1b7f5c', night: '#62c29f', field: '#115c42' },
  blue: { paper: '#2f5d8c', night: '#8db6e0', field: '#234a72' },
  plum: { paper: '#7d3aa6', night: '#c79be3', field: '#5b267d' },
  olive: { paper: '#6b7a2a', night: '#b9c774', field: '#4c5a1c' },
  wine: { paper: '#9b2f4f', night: '#e58fa8', field: '#7a1f3d' },
  indigo: { paper: '#4a57b0', night: '#a3aef0', field: '#343f87' },
  slate: { paper: '#56646f', night: '#b3c0cb', field: '#3b4852' },
} as const satisfies Record<string, Accent>

export type AccentName = keyof typeof accents

export const accentNames = Object.keys(accents).filter(
  (name): name is AccentName => name in accents,
)
