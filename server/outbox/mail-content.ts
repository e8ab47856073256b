import type { ResumeExtension } from '#contract/resume.ts'
import type { Database } from '#server/store/tables.ts'

export type ResumeFile = { extension: ResumeExtension; bytes: Uint8Array }

/** What is stored that a mail about a submission needs. */
export type MailContent = {
  submissionId: string
  receivedAt: string
  fields: Record<string, string>
  /** The file of an application; its name alone where the file is not to go with the mail. */
  resume: { fileName: string; file?: ResumeFile } | undefined
  /** The secret of a subscriber's links. */
  token: string | undefined
}

/** Reads it. Undefined when the submission has been erased meanwhile: there is nothing to send. */
export async function readMailContent(
  db: Database,
  submissionId: string,
): Promise<MailContent | undefined> {
  const submission = await db
    .selectFrom('submissions')
    .leftJoin('subscriptions', 'subscriptions.submission_id', 'submissions.id')
    .where('id', '=', submissionId)
    .select(['received_at', 'fields', 'token'])
    .executeTakeFirst()
  if (!submission) return undefined
  const resume = await db
    .selectFrom('resumes')
    .where('submission_id', '=', submissionId)
    .select(['file_name', 'ending', 'bytes'])
    .executeTakeFirst()
  return {
    submissionId,
    receivedAt: submission.received_at,
    fields: JSON.parse(submission.fields),
    resume: resume && {
      fileName: resume.file_name,
      file: { extension: resume.ending, bytes: resume.bytes },
    },
    token: submission.token ?? undefined,
  }
}
