/** A size of type. */
export type TypeSize = {
  /** As CSS: fixed, or fluid from 390 to 1440 px. */
  size: string
  /** Only where it differs from its surroundings' line height. */
  lineHeight?: string
  /** In hundredths of the width of windows narrower than the design, where large sizes go on shrinking. */
  narrow?: number
}

/**
 * The one scale, from the smallest to the largest. Five sizes, 13 to 20 px, are
 * smaller than the headings; more would be hard to tell apart. At most fourteen in all; drawings
 * set their text in units of their own.
 */
export const typeScale = {
  /** Eyebrows and legal lines; nothing that must be read is smaller than the next. */
  label: { size: '0.8125rem', lineHeight: '1.4' },
  small: { size: '0.9375rem', lineHeight: '1.5' },
  body: { size: '1.0625rem' },
  /** Articles and legal texts. */
  reading: { size: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)' },
  /** Lead paragraphs of sections, and small names. */
  lead: { size: 'clamp(1.125rem, 1.02rem + 0.45vw, 1.25rem)', lineHeight: '1.5' },
  h4: { size: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5625rem)' },
  h3: { size: 'clamp(1.5rem, 1.25rem + 1vw, 2.0625rem)' },
  statement: { size: 'clamp(1.625rem, 1.2rem + 1.75vw, 2.75rem)', narrow: 6.75 },
  h2: { size: 'clamp(2rem, 1.45rem + 2.3vw, 3.5rem)', narrow: 8.3 },
  hero: { size: 'clamp(2.625rem, 1.6rem + 3.9vw, 4.5rem)', narrow: 10.8 },
  title: { size: 'clamp(3rem, 2rem + 4.2vw, 5.5rem)', narrow: 12.4 },
  figure: { size: 'clamp(3.1rem, 1.7rem + 5.2vw, 6.375rem)', narrow: 11.4 },
  'figure-large': { size: 'clamp(5rem, 2.4rem + 9.6vw, 11rem)', narrow: 18.5 },
  giant: { size: 'clamp(6.5rem, 3rem + 13.5vw, 16rem)', narrow: 26.7 },
} as const satisfies Record<string, TypeSize>
