/** The first and the last byte that are wanted, counted from 0. */
type ByteRange = { first: number; last: number }

/**
 * Reads a `Range` header (RFC 9110, section 14).
 *
 * @param length of what it is a range of, in bytes
 * @returns `undefined` where the whole is to be sent: for more ranges than one, other units and
 *   what is no range; `'unsatisfiable'` when no byte of it exists
 */
export function byteRange(header: string, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const count = Math.min(Number(to), length)
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 }
  }
  const first = Number(from)
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= length ? 'unsatisfiable' : { first, last }
}
