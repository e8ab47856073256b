import { canonicalAddress } from './listing.ts'

export const securityTxtPath = '/.well-known/security.txt'

type Contact = { address: string; languages: readonly string[] }

/** RFC 9116 advises less than a year. */
const daysValid = 364
const day = 86_400_000

/**
 * `security.txt` (RFC 9116): whom to tell of a weakness of this site. It ends within a year of the
 * build, so that an address is not trusted for ever.
 */
export function securityTxt(siteUrl: string, { address, languages }: Contact, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day + daysValid) * day)
  return [
    `Contact: mailto:${address}`,
    `Contact: ${canonicalAddress(siteUrl, '/contact')}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${canonicalAddress(siteUrl, securityTxtPath)}`,
    '',
  ].join('\n')
}
