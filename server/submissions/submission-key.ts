import { createHash } from 'node:crypto'
import type { FormKind } from '#contract/forms.ts'

/**
 * The key under which a submission is stored once. It is made of what was sent and of the key that
 * the browser gave: another try of the same thing has the same, a corrected one has not. A form
 * without JavaScript gives none: the same content on the same day is then the same thing.
 *
 * @param day `2026-11-21`
 */
export function submissionKey(
  kind: FormKind,
  content: { fields: Record<string, string>; resume?: Uint8Array | undefined },
  clientKey: string,
  day: string,
): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([kind, clientKey || day, content.fields]))
  if (content.resume) hash.update(content.resume)
  return hash.digest('base64url')
}
