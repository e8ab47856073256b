import { createHash } from 'node:crypto'
import { generalApplication, lateAnswer } from '#content/model/vacancies.ts'
import type { FormKind } from '#contract/forms.ts'
import { newId } from '#server/store/new-id.ts'
import { isDataError } from '#server/store/store-problem.ts'
import { inBatches } from './batch-writes.ts'
import type { CheckedForm } from './check-form.ts'
import { FormProblem } from './form-problem.ts'
import type { NewSubmission } from './store-submissions.ts'

/** What one commit holds, and submissions that may wait for one: a second's work at most. */
const batchLimits = {
  maxItems: 64,
  maxWaiting: 512,
  maxBytes: 8 * 1024 * 1024,
  sizeOf: ({ resume }: NewSubmission) => resume?.bytes.length ?? 0,
  isDataError,
}

/**
 * Takes messages and applications into the store (spec 2.8, 2.10, 7).
 *
 * @param storeSubmissions stores all or none
 * @param isClosed whether applications for a position have closed (spec 2.16)
 * @returns stores a checked form: once that resolves the form survives any crash; throws a {FormProblem}
 */
export function takeSubmissions(
  storeSubmissions: (submissions: readonly NewSubmission[]) => Promise<void>,
  isClosed: (position: string) => boolean,
): (kind: NewSubmission['kind'], form: CheckedForm) => Promise<void> {
  const store = inBatches(storeSubmissions, batchLimits)
  return async (kind, form) => {
    if (kind === 'application' && isClosed(form.fields.position ?? '')) {
      const { message, field } = lateAnswer
      throw new FormProblem('closed', { message, fields: { position: field } })
    }
    await store(newSubmission(kind, form))
  }
}

function newSubmission(kind: NewSubmission['kind'], form: CheckedForm): NewSubmission {
  const { resume, clientKey, suspected } = form
  const fields =
    form.fields.position === '' ? { ...form.fields, position: generalApplication } : form.fields
  const receivedAt = new Date()
  const day = receivedAt.toISOString().slice(0, 10)
  return {
    id: newId(),
    kind,
    suspected,
    receivedAt,
    fields,
    resume,
    key: submissionKey(kind, { fields, resume: resume?.bytes }, clientKey, day),
    email: (fields.email ?? '').toLowerCase(),
  }
}

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
