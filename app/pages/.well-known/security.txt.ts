import { canonicalAddress } from '#app/lib/page-meta.ts'
import { securityContact } from '#content/model/contact.ts'
import { buildTime } from '#content/model/times.ts'

/** RFC 9116 advises less than a year. */
const daysValid = 364
const day = 86_400_000

/**
 * The contact for reports of a vulnerability (RFC 9116). `Expires` is within a year of the build, so that
 * the address is not trusted for ever.
 */
export const GET = () => {
  const { address, languages } = securityContact
  const expires = new Date(Math.floor(buildTime().getTime() / day + daysValid) * day)
  const lines = [
    `Contact: mailto:${address}`,
    `Contact: ${canonicalAddress('/contact')}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${canonicalAddress('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`)
}
