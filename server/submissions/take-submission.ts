import { generalApplication, lateAnswer } from '#content/model/vacancies.ts'
import { newId } from '#server/store/new-id.ts'
import { isDataError } from '#server/store/store-problem.ts'
import { inBatches } from './batch-writes.ts'
import type { CheckedForm } from './check-form.ts'
import { FormProblem } from './form-problem.ts'
import type { FormStoring } from './form-storing.ts'
import type { NewSubmission, SubmissionOperations } from './store-submissions.ts'
import { submissionKey } from './submission-key.ts'

/** Submissions in one commit, and submissions that may wait for one: a second's work at most. */
const batches = { most: 64, waiting: 512, isDataError }

/**
 * Takes messages and applications into the store (spec 2.8, 2.10, 7).
 *
 * @param isClosed whether applications for a position have closed (spec 2.16)
 * @returns stores a checked form: once that resolves the form survives any crash; throws a {FormProblem}
 */
export function takeSubmissions(
  operations: SubmissionOperations,
  { stored }: FormStoring,
  isClosed: (position: string) => boolean,
): (kind: NewSubmission['kind'], form: CheckedForm) => Promise<void> {
  const store = inBatches(
    (items: readonly NewSubmission[]) => operations.storeSubmissions(items),
    batches,
  )
  return async (kind, form) => {
    if (kind === 'application' && isClosed(form.fields.position ?? '')) {
      const { message, field } = lateAnswer
      throw new FormProblem('closed', { message, fields: { position: field } })
    }
    await stored(store(newSubmission(kind, form)))
  }
}

function newSubmission(kind: NewSubmission['kind'], form: CheckedForm): NewSubmission {
  const { resume, clientKey, suspected } = form
  const fields =
    form.fields.position === '' ? { ...form.fields, position: generalApplication } : form.fields
  const receivedAt = new Date()
  const day = receivedAt.toISOString().slice(0, 10)
  return {
    ...{ id: newId(), kind, suspected, receivedAt, fields, resume },
    key: submissionKey(kind, { fields, resume: resume?.bytes }, clientKey, day),
    email: (fields.email ?? '').toLowerCase(),
  }
}
