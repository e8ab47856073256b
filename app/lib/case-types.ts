type Typed = { type: string }

/** The three types with a colour and a tile of their own (spec 9), in small letters. */
const types = [
  { type: 'full time employment', label: 'Employment', tone: 'blue' },
  { type: 'project supervision', label: 'Supervision', tone: 'green' },
  { type: 'business support.', label: 'Support', tone: 'purple' },
] as const

/** A type's colour (`components/badge.tsx`). */
type CaseTone = (typeof types)[number]['tone'] | 'grey'

function sameType(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** The badge colour of a type: compared case-insensitively, grey for anything else (spec 9). */
export function caseTone(type: string): CaseTone {
  return types.find((known) => sameType(known.type, type))?.tone ?? 'grey'
}

export type CaseTile = { label: string; count: number; tone?: CaseTone }

/** The four summary tiles: the total, then each of the three types (spec 2.12, 9). */
export function caseTiles(cases: readonly Typed[]): CaseTile[] {
  return [
    { label: 'Total Projects', count: cases.length },
    ...types.map(({ type, label, tone }) => ({
      label,
      tone,
      count: cases.filter((one) => sameType(one.type, type)).length,
    })),
  ]
}
