import { createHash } from 'node:crypto'
import type { FormKind } from '#contract/forms.ts'

/**
 * The idempotency key of a submission, a hash of its content and of the key that the browser gave: a
 * repeated attempt has the same key, a corrected form another. A form without JavaScript has no key of
 * the browser's: there, the same content on the same day counts as one submission.
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
