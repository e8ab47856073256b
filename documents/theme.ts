import { colours } from '#brand/colours.ts'

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
    field: colours.paper,
    text: colours.ink,
    soft: colours.inkSoft,
    line: colours.line,
    signal: colours.signal,
  },
  night: {
    field: colours.night,
    text: colours.onNight,
    soft: colours.onNightSoft,
    line: colours.lineNightSolid,
    signal: colours.signalNight,
  },
} as const satisfies Record<Tone, Record<string, string>>
