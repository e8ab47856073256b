import { randomBytes } from 'node:crypto'

/** Without I, L, O and U: what people read aloud and type cannot be mistaken. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

/** Random bytes for the next numbers: `randomBytes` costs a call of the system, for ten as for a thousand. */
let unused = Buffer.alloc(0)

/** A new submission's number, such as `7K2QW9XM4T`: 50 random bits. */
export function newId(): string {
  if (unused.length < length) unused = randomBytes(100 * length)
  const bytes = unused.subarray(0, length)
  unused = unused.subarray(length)
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/** A subscriber's secret for the links in a mail: 192 random bits that fit into an address. */
export function linkToken(): string {
  return randomBytes(24).toString('base64url')
}
