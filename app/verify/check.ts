import { distance } from '#contract/edit-distance.ts'
import { compared } from './difference.ts'
import { looksOf, otherAlphabets } from './fold.ts'
import { mailHost, type WebAddress, webAddress } from './host.ts'
import { resemblance } from './resemblance.ts'
import type { Listed, Official, Trick, Verdict } from './types.ts'

/** Free mail providers, by the first part of the host: anybody can choose any name there. */
const providers = new Set(
  [
    'aol att bk btinternet consultant cox duck email engineer fastmail gmail gmx googlemail',
    'hotmail hushmail icloud inbox list live mac mail mailfence me msn outlook pm post proton',
    'protonmail qq rediffmail rocketmail runbox tuta tutamail tutanota usa web yahoo yandex',
    'ymail zoho zohomail 126 163',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a host is a free mail provider's: its name and a short ending, as in `yahoo.co.uk`. */
export function isFreeMail(host: string): boolean {
  const [name = '', ...ending] = host.split('.')
  return providers.has(name) && ending.length <= 2 && ending.every((label) => label.length <= 4)
}

/** Country code of Nigeria, which a number in its local form leaves out. */
const nigeria = '234'

/** Before a country code: what is dialled in most countries, and in Nigeria. */
const international = ['00', '009']

/**
 * What a number may be with country code, in digits: people write it with `+`, `00`, `009`, `0`
 * before the country code, or in its local form.
 *
 * @returns nothing when the text is no phone number
 */
export function dialled(text: string): string[] {
  const written = text
    .replace(/^tel:/i, '')
    .replace(/[\p{Cf}\s().\-–/]/gu, '')
    .normalize('NFKC')
  if (!/^\+?\d{7,17}$/.test(written)) return []
  if (written.startsWith('+')) return whole(written.slice(1))
  const prefixes = international.filter((prefix) => written.startsWith(prefix))
  const readings = [
    ...prefixes.flatMap((prefix) => whole(written.slice(prefix.length))),
    ...(written.startsWith('0') ? [...whole(written.slice(1)), nigeria + written.slice(1)] : []),
    ...whole(written),
  ]
  return [...new Set(readings)]
}

/** With country code, at times with the local zero left after it: `+234 (0) 801 …`. */
function whole(digits: string): string[] {
  const extra = `${nigeria}0`
  return digits.startsWith(extra) ? [digits, nigeria + digits.slice(extra.length)] : [digits]
}

/** A visitor's entry, by its kind. */
export type Entry =
  | { kind: 'mail'; text: string; user: string; host: string }
  | ({ kind: 'web'; text: string } & WebAddress)
  | { kind: 'phone'; text: string; readings: readonly string[] }
  | { kind: 'reference'; text: string }

/** Most characters that are read of a pasted text: more than any address has. */
const maxLength = 500

/** Invisible characters that can hide in an address: zero-width spaces, bidirectional controls. */
export const invisible = /[\p{DI}\p{Cf}\p{Cc}]/u

/** Reads an entry. @returns nothing when it is none of the four kinds */
export function readEntry(typed: string): Entry | undefined {
  const text = unwrapped(typed.slice(0, maxLength))
  const readings = dialled(text)
  const [address] = dotted.test(text) ? [webAddress(text)] : []
  if (isMail(text)) return mailEntry(text)
  // Four numbers with dots are an IPv4 address.
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

/**
 * Checks an entry against the official list. `listed` requires a record of the same value; every other
 * comparison only makes the warning more precise.
 */
export function check(typed: string, official: Official): Verdict {
  const entry = readEntry(typed)
  const reference = sameReference(typed, official.records)
  if (reference) return { answer: 'listed', typed: reference.value, record: reference }
  switch (entry?.kind) {
    case 'mail':
      return checkMail(entry, official)
    case 'web':
      return checkWeb(entry, official)
    case 'phone':
      return checkPhone(entry, official)
    case 'reference':
      return { answer: 'unknown', typed: entry.text, kind: 'reference' }
    default:
      return { answer: 'unreadable', typed: typed.trim() }
  }
}

type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>

const ofKind = (records: readonly Listed[], ...kinds: Listed['kind'][]) =>
  records.filter(({ kind }) => kinds.includes(kind))

/** People leave the hyphens out, or write small letters. */
function sameReference(typed: string, records: readonly Listed[]): Listed | undefined {
  const plain = (text: string) => text.toUpperCase().replace(/[\s\-–/_.]/g, '')
  const wanted = plain(typed)
  return ofKind(records, 'reference').find(({ value }) => plain(value) === wanted)
}

/** The hosts that are ours: of the list's web addresses and mailboxes. */
function ownHosts(records: readonly Listed[]): string[] {
  const hosts = records.flatMap(({ kind, value }) => {
    if (kind === 'web') return webAddress(value)?.host ?? []
    return kind === 'mail' ? (mailHost(value.slice(value.lastIndexOf('@') + 1)) ?? []) : []
  })
  return [...new Set(hosts)]
}

const isUnder = (host: string, hosts: readonly string[]) =>
  hosts.some((own) => host === own || host.endsWith(`.${own}`))

function lookalike(trick: Trick, typed: string, official: string): Verdict {
  const scripts = otherAlphabets(typed)
  return { answer: 'lookalike', typed, trick, comparison: compared(typed, official), scripts }
}

function checkMail({ text, user, host }: EntryOf<'mail'>, { records, names }: Official): Verdict {
  const typed = `${user}@${host}`
  const hosts = ownHosts(records)
  const mailboxes = ofKind(records, 'mail')
  const mailbox = (address: string) =>
    mailboxes.find(({ value }) => value.toLowerCase() === address)
  if (invisible.test(text)) return lookalike('hidden', typed, mailboxes[0]?.value ?? '')
  const before = mailHost(user.slice(user.lastIndexOf('@') + 1))
  if (before && isUnder(before, hosts)) return lookalike('before-at', typed, user)
  const record = mailbox(typed)
  if (record) return { answer: 'listed', typed, record }
  if (isUnder(host, hosts)) {
    const near = mailboxes.find(({ value }) => isSlip(typed, value.toLowerCase()))
    return near ? lookalike('letters', typed, near.value) : { answer: 'ours', typed, kind: 'mail' }
  }
  if (isFreeMail(host)) return { answer: 'free-mail', typed, kind: 'mail' }
  const found = resemblance(host, hosts, names)
  if (!found) return { answer: 'unknown', typed, kind: 'mail' }
  const same = mailbox(`${user}@${found.official}`)
  return same
    ? lookalike(found.trick, typed, same.value)
    : lookalike(found.trick, found.like, found.official)
}

/** Whether two different texts are easily mistaken for each other. */
function isSlip(one: string, other: string): boolean {
  return distance(one, other) === 1 || looksOf(one) === looksOf(other)
}

function checkWeb(entry: EntryOf<'web'>, { records, names }: Official): Verdict {
  const { text, host, user, port, rest } = entry
  const hosts = ownHosts(records)
  const [first = ''] = hosts
  if (invisible.test(text)) return lookalike('hidden', host, first)
  const record = ofKind(records, 'web', 'profile').find((listed) => leadsTo(entry, listed))
  if (record) return { answer: 'listed', typed: host + rest, record }
  if (user && !isUnder(host, hosts)) {
    const named = hosts.find((own) => looksOf(user).includes(looksOf(own))) ?? first
    return lookalike('before-at', `${user}@${host}`, named)
  }
  const typed = host + (port && `:${port}`)
  if (isUnder(host, hosts)) return { answer: 'ours', typed, kind: 'web' }
  const found = resemblance(host, hosts, names)
  if (found) return lookalike(found.trick, found.like, found.official)
  const inRest = hosts.find((own) => looksOf(rest).includes(looksOf(own)))
  if (inRest) return lookalike('path', host + rest, inRest)
  return { answer: 'unknown', typed, kind: 'web' }
}

/** A website of ours with all its pages; a profile with what is below it. */
function leadsTo({ host, user, port, rest }: EntryOf<'web'>, { kind, value }: Listed): boolean {
  const own = webAddress(value)
  if (!own || user || port !== own.port || host !== own.host) return false
  if (kind === 'web') return true
  const [path, profile] = [rest, own.rest].map((each) => each.toLowerCase().replace(/\/+$/, ''))
  return (
    path === profile ||
    (path ?? '').startsWith(`${profile}/`) ||
    (path ?? '').startsWith(`${profile}?`)
  )
}

/** Most differing digits of a number that counts as a look-alike. */
const fewDigits = 2

function checkPhone({ text, readings }: EntryOf<'phone'>, { records }: Official): Verdict {
  const phones = ofKind(records, 'phone')
  const digits = ({ value }: Listed) => value.replace(/\D/g, '')
  const record = phones.find((each) => readings.includes(digits(each)))
  if (record) return { answer: 'listed', typed: text, record }
  for (const each of phones)
    for (const reading of readings) {
      if (distance(reading, digits(each)) > fewDigits) continue
      return lookalike('digits', `+${reading}`, `+${digits(each)}`)
    }
  return { answer: 'unknown', typed: text, kind: 'phone' }
}
