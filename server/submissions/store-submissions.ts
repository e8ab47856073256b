import type { FormKind } from '#contract/forms.ts'
import type { ResumeExtension } from '#contract/resume.ts'
import { mailOf } from '#server/outbox/queue.ts'
import { handlingOf } from '#server/store/handling.ts'
import type { Database } from '#server/store/tables.ts'

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
  db: Database,
  submissions: readonly NewSubmission[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('submissions')
      .values(
        submissions.map(({ id, kind, suspected, receivedAt, key, email, fields }) => ({
          id,
          kind,
          suspected: suspected ? 1 : 0,
          received_at: receivedAt.toISOString(),
          key,
          email,
          fields: JSON.stringify(fields),
        })),
      )
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .execute()
    const ids = new Set(inserted.map(({ id }) => id))
    const fresh = submissions.filter(({ id }) => ids.has(id))
    if (fresh.length === 0) return
    const rows = fresh.map((one) =>
      handlingOf({ ...one, receivedAt: one.receivedAt.toISOString() }),
    )
    await transaction.insertInto('handling').values(rows).execute()
    const resumes = fresh.flatMap(({ id, resume }) =>
      resume
        ? {
            submission_id: id,
            file_name: resume.fileName,
            ending: resume.extension,
            size: resume.bytes.length,
            bytes: resume.bytes,
          }
        : [],
    )
    if (resumes.length > 0) await transaction.insertInto('resumes').values(resumes).execute()
    const mails = fresh.filter(({ suspected }) => !suspected).map(mailOf)
    if (mails.length > 0) await transaction.insertInto('outbox').values(mails).execute()
  })
}
