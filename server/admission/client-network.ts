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
