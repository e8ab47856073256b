import type { LaunchContext } from '../context.ts'
import { bodyLines, fieldsOf, placeOf } from '../fields.ts'
import type { Finding } from '../finding.ts'

/** The names that nobody can own (RFC 2606): whatever stands there reaches no one. */
export const reserved =
  /(?:[\w.+-]+@)?(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org))\b(?!\.\w)/i

const fix = 'Write an address that belongs to the group'

/** Addresses in content that were only ever examples. */
export function reservedAddresses({ content }: LaunchContext): Finding[] {
  const fields = fieldsOf(content).flatMap((field): Finding[] => {
    const [address] = reserved.exec(field.text) ?? []
    return address ? [{ who: 'owner', ...placeOf(field), problem: address, fix }] : []
  })
  const bodies = content.flatMap((file) => bodyLines(file, reserved))
  return [
    ...fields,
    ...bodies.map(
      ({ match, ...place }): Finding => ({ who: 'owner', ...place, problem: match, fix }),
    ),
  ]
}
