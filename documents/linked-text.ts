import { mapLink, offices, phones } from '#content/model/contact.ts'

/** Text, or a link, whose text may have line breaks. */
export type Run = string | { text: string; href: string }

/** A number as it is printed, and as a telephone dials it. */
export type PhoneNumber = { display: string; dial: string }

/** Where the headquarters are, with the way to them. */
export const headquarters: Run = { text: offices[0].address.join('\n'), href: mapLink }

/** Patterns of e-mail addresses, web addresses, and numbers with a country code. */
const address = [
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`(?:https?://|\bwww\.)[^\s()]*[^\s().,;:]`,
  String.raw`(?<![\w+])\+\d[\d ]{6,}\d\b`,
].join('|')

const known: readonly PhoneNumber[] = [
  ...phones,
  ...offices.map(({ phone, dial }) => ({ display: phone, dial })),
]

/**
 * A text with a link on every address and every number in it.
 *
 * @param numbers telephone numbers to link, besides the group's own
 */
export function linked(text: string, numbers: readonly PhoneNumber[] = []): Run[] {
  const dials = new Map([...known, ...numbers].map(({ display, dial }) => [display, dial]))
  const shown = [...dials.keys()].map((display) => `(?<![\\w+])${literally(display)}(?!\\w)`)
  const parts = text.split(new RegExp(`(${[...shown, address].join('|')})`))
  return parts
    .map((part, index) => (index % 2 === 0 ? part : { text: part, href: target(part, dials) }))
    .filter((run) => run !== '')
}

function target(part: string, dials: ReadonlyMap<string, string>): string {
  const dial = dials.get(part)
  if (dial !== undefined) return `tel:${dial}`
  if (part.startsWith('+')) return `tel:${part.replaceAll(' ', '')}`
  if (part.startsWith('www.')) return `https://${part}`
  return part.includes('://') ? part : `mailto:${part}`
}

/** A pattern that finds a number as it is printed. */
function literally(display: string): string {
  return display.replaceAll(/[^\w\s]/g, String.raw`\$&`)
}
