import { isIPv4, isIPv6 } from 'node:net'

/** An IPv4 address that a socket for both families shows. */
const mapped = /^::ffff:(?=\d)/i

/**
 * Whom an address belongs to, as far as limits are concerned: one IPv4 address, or the /64 that one
 * IPv6 subscriber has all the addresses of. What is no address at all counts as one and the same.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(mapped, '')
  if (isIPv4(plain)) return plain
  return isIPv6(plain) ? networkOf(plain) : 'unknown'
}

/** The first four of eight groups: `2001:db8::1` is in `2001:db8:0:0`. */
function networkOf(address: string): string {
  const [start = '', end] = address.split('::')
  const head = groupsOf(start)
  const tail = end === undefined ? [] : groupsOf(end)
  // An IPv4 address at the end stands for two groups, which are beyond the fourth in any case.
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}

type Rule<Holder> = {
  /** The network of whoever needs a place. */
  newcomer: string
  /** How much of the scarce resource a network holds; for the newcomer's own, with its new need. */
  shareOf: (network: string) => number
  /** Whether this one may be put out; `greedy` when its network holds more than the newcomer's would. */
  mayGo: (holder: Holder, greedy: boolean) => boolean
  /** Compares holders of one network: the one with the least progress is closed. */
  progress: (holder: Holder) => number
}

/**
 * Finds the holder to close when places, or memory, run out: the one with the least progress in the
 * network that holds most, so that many newcomers of one network never displace a visitor of another.
 */
export function leastMissed<Holder extends { network: string }>(
  holders: Iterable<Holder>,
  { newcomer, shareOf, mayGo, progress }: Rule<Holder>,
): Holder | undefined {
  const own = shareOf(newcomer)
  let found: Holder | undefined
  let [most, least] = [0, 0]
  for (const holder of holders) {
    const share = shareOf(holder.network)
    const gain = progress(holder)
    if (found && (share < most || (share === most && gain >= least))) continue
    if (!mayGo(holder, share > own)) continue
    found = holder
    most = share
    least = gain
  }
  return found
}
