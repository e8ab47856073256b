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
