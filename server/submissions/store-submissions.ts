import type { FormKind } from '#contract/forms.ts'
import type { ResumeExtension } from '#contract/resume.ts'
import { mailOf } from '#server/outbox/queue.ts'
import type { Store } from '#server/store/open-store.ts'

/** A resume as it is kept. */
export type Resume = { fileName: string; extension: ResumeExtension; bytes: Uint8Array }

/** A checked form on its way into the store. */
export type NewSubmission = {
  id: string
  kind: Exclude<FormKind, 'newsletter'>
  /** Whether a program seems to have sent it: then nobody gets mail about it. */
  suspected: boolean
  receivedAt: Date
  /** Stored once for each key; see `submissionKey`. */
  key: string
  /** In lower case. */
  email: string
  fields: Record<string, string>
  resume?: Resume | undefined
}

/**
 * Stores submissions with their resumes and the mails about them, all or none. One whose key is
 * there already is left out: it has been stored before.
 */
export async function storeSubmissions(
  { db, dialect }: Store,
  submissions: readonly NewSubmission[],
): Promise<void> {
  const rows = submissions.map(rowOf)
  if (submissions.every(({ resume }) => !resume)) return dialect.storeQuickly(db, rows)
  await db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('submissions')
      .values(rows)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .execute()
    const ids = new Set(inserted.map(({ id }) => id))
    const fresh = submissions.filter(({ id }) => ids.has(id))
    for (const { id, resume } of fresh) {
      if (!resume) continue
      const { fileName: file_name, extension, bytes } = resume
      await transaction
        .insertInto('resumes')
        .values({ submission_id: id, file_name, ending: extension, size: bytes.length, bytes })
        .execute()
    }
    const mails = fresh.filter(({ suspected }) => !suspected).map(mailOf)
    if (mails.length > 0) await transaction.insertInto('outbox').values(mails).execute()
  })
}

function rowOf({ id, kind, suspected, receivedAt, key, email, fields }: NewSubmission) {
  return {
    id,
    kind,
    suspected: suspected ? (1 as const) : (0 as const),
    received_at: receivedAt.toISOString(),
    key,
    email,
    fields: JSON.stringify(fields),
  }
}

/** What submissions ask of the running server's store. */
export function submissionOperations(store: Store) {
  return {
    storeSubmissions: (submissions: readonly NewSubmission[]) =>
      storeSubmissions(store, submissions),
  }
}

export type SubmissionOperations = ReturnType<typeof submissionOperations>
