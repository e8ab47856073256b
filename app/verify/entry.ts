import { mailHost, type WebAddress, webAddress } from './host.ts'
import { dialled } from './phone.ts'

/** What somebody typed, read as what it is. */
export type Entry =
  | { kind: 'mail'; text: string; user: string; host: string }
  | ({ kind: 'web'; text: string } & WebAddress)
  | { kind: 'phone'; text: string; readings: readonly string[] }
  | { kind: 'reference'; text: string }

/** Longer than any address; the rest of a pasted text is not read. */
const longest = 500

/** Signs without a shape, which hide in an address: zero-width spaces, marks of direction. */
export const invisible = /[\p{DI}\p{Cf}\p{Cc}]/u

/** Reads an entry. @returns nothing when it is none of the four kinds */
export function readEntry(typed: string): Entry | undefined {
  const text = unwrapped(typed.slice(0, longest))
  const readings = dialled(text)
  const [address] = dotted.test(text) ? [webAddress(text)] : []
  if (isMail(text)) return mailEntry(text)
  // Four numbers with dots are the address of a machine.
  if (readings.length > 0 && !ipv4.test(text)) return { kind: 'phone', text, readings }
  if (address?.host.includes('.')) return { kind: 'web', text, ...address }
  if (isReference(text)) return { kind: 'reference', text }
}

/** An address without what mail programs and texts put around it: `Name <a@b>`, `mailto:`, quotes. */
function unwrapped(typed: string): string {
  const [, inside] = /<([^<>]*)>\s*$/.exec(typed) ?? []
  return (inside ?? typed)
    .trim()
    .replace(/^["'“‘(]+|["'”’),;]+$/g, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .trim()
}

/** No space in it, and a dot or a scheme: an address of the web, if it can be read as one. */
const dotted = /^(?:https?:\S+|(?![a-z+-]+:|@)\S*[^\s.][.。]\S+)$/iu
const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** An `@` with no scheme and no path before it: those belong to an address of the web. */
function isMail(text: string): boolean {
  return /^[^\s/\\?#]+@[^\s/\\?#]+$/.test(text) && !/^https?:/i.test(text)
}

/** The last `@` decides where a message goes. */
function mailEntry(text: string): Entry | undefined {
  const at = text.lastIndexOf('@')
  const host = mailHost(text.slice(at + 1))
  return host ? { kind: 'mail', text, user: text.slice(0, at).toLowerCase(), host } : undefined
}

/** Letters and digits, short, at most a few parts: a number that HR gives to an opening. */
function isReference(text: string): boolean {
  return (
    /^(?=.*\p{L})(?=.*\p{N})[\p{L}\p{N}]+(?:[ \-/_.#–][\p{L}\p{N}]+){0,6}$/u.test(text) &&
    text.length <= 40
  )
}
