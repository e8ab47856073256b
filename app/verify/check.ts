import { compared, distance } from './difference.ts'
import { type Entry, invisible, readEntry } from './entry.ts'
import { folded, otherAlphabets } from './fold.ts'
import { isFreeMail } from './free-mail.ts'
import { mailHost, webAddress } from './host.ts'
import { resemblance } from './resemblance.ts'
import type { Listed, Official, Trick, Verdict } from './types.ts'

/**
 * What the official list says of an entry. A yes needs a record of the same value; whatever else is
 * found out only makes the warning more precise.
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

/** Two texts that one would take for each other, though they are not the same. */
function isSlip(one: string, other: string): boolean {
  return distance(one, other) === 1 || folded(one) === folded(other)
}

function checkWeb(entry: EntryOf<'web'>, { records, names }: Official): Verdict {
  const { text, host, user, port, rest } = entry
  const hosts = ownHosts(records)
  const [first = ''] = hosts
  if (invisible.test(text)) return lookalike('hidden', host, first)
  const record = ofKind(records, 'web', 'profile').find((listed) => leadsTo(entry, listed))
  if (record) return { answer: 'listed', typed: host + rest, record }
  if (user && !isUnder(host, hosts)) {
    const named = hosts.find((own) => folded(user).includes(folded(own))) ?? first
    return lookalike('before-at', `${user}@${host}`, named)
  }
  const typed = host + (port && `:${port}`)
  if (isUnder(host, hosts)) return { answer: 'ours', typed, kind: 'web' }
  const found = resemblance(host, hosts, names)
  if (found) return lookalike(found.trick, found.like, found.official)
  const inRest = hosts.find((own) => folded(rest).includes(folded(own)))
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

/** So many digits may differ before a number is just another one. */
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
