/** The site's colours (app/styles/app.css): a PDF reads no stylesheet. */
export const colour = {
  paper: '#fbfaf7',
  sunk: '#f2efe8',
  line: '#ded9ce',
  ink: '#0b1c2c',
  inkSoft: '#43525f',
  night: '#071b2e',
  onNight: '#f4f1ea',
  onNightSoft: '#b4c0cb',
  lineNight: '#2f4153',
  signal: '#d9541e',
  signalNight: '#f07a45',
  lamp: '#f6c66b',
} as const

/** A company's accent on paper and on night. */
export const accents = {
  wellrich: { paper: '#b4552d', night: '#e39068' },
  gasrich: { paper: '#0e7c86', night: '#5cc0c8' },
  fatgas: { paper: '#d9541e', night: '#f07a45' },
  'exprich-energy': { paper: '#123a5a', night: '#a9c3d9' },
  wattrich: { paper: '#b7791f', night: '#e5b35c' },
  electrich: { paper: '#1b7f5c', night: '#62c29f' },
  techrich: { paper: '#2f5d8c', night: '#8db6e0' },
} as const

/** A4 in points, and the page's margins. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 100, foot: 78 } as const

/** The column of names and labels beside the text. */
export const labelColumn = 132

/** Type roles; sizes in points. The families are made in `fonts.ts`. */
export const role = {
  cover: { fontFamily: 'Display', fontSize: 66, lineHeight: 0.98, letterSpacing: -2 },
  title: { fontFamily: 'Display', fontSize: 33, lineHeight: 1.06, letterSpacing: -0.6 },
  lead: { fontFamily: 'Statement', fontSize: 16, lineHeight: 1.34, letterSpacing: -0.15 },
  name: { fontFamily: 'Display', fontSize: 14, lineHeight: 1.2, letterSpacing: -0.15 },
  body: { fontFamily: 'Archivo', fontSize: 10.5, lineHeight: 1.5 },
  strong: { fontFamily: 'Archivo', fontWeight: 600, fontSize: 10.5, lineHeight: 1.4 },
  small: { fontFamily: 'Archivo', fontSize: 8.5, lineHeight: 1.42 },
  label: { fontFamily: 'Archivo', fontWeight: 600, fontSize: 8.5, lineHeight: 1.4 },
  numeral: { fontFamily: 'Numeral', fontSize: 54, lineHeight: 1, letterSpacing: -2.3 },
} as const

export type Tone = 'paper' | 'night'

/** The colours of a page's words and rules. */
export const tones = {
  paper: {
    field: colour.paper,
    text: colour.ink,
    soft: colour.inkSoft,
    line: colour.line,
    signal: colour.signal,
  },
  night: {
    field: colour.night,
    text: colour.onNight,
    soft: colour.onNightSoft,
    line: colour.lineNight,
    signal: colour.signalNight,
  },
} as const satisfies Record<Tone, Record<string, string>>
