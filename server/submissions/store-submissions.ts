import { CompiledQuery, type Insertable, sql } from 'kysely'
import type { FormKind } from '#contract/forms.ts'
import type { ResumeExtension } from '#contract/resume.ts'
import { mailOf } from '#server/outbox/queue.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Database, Tables } from '#server/store/tables.ts'

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
  const write = dialect.name === 'SQLite' ? writeInTurn : writeAtOnce
  await write(db, submissions.map(rowsOf))
}

/** The rows of a submission, built in one place so that both databases store the same. */
type Rows = {
  submission: Pick<
    Insertable<Tables['submissions']>,
    'id' | 'kind' | 'suspected' | 'received_at' | 'key' | 'email' | 'fields'
  >
  resume: Tables['resumes'] | undefined
  /** None about what a program seems to have sent. */
  mail: ReturnType<typeof mailOf> | undefined
}

function rowsOf(submission: NewSubmission): Rows {
  const { id, kind, suspected, receivedAt, key, email, fields, resume } = submission
  return {
    submission: {
      ...{ id, kind, suspected: suspected ? 1 : 0, received_at: receivedAt.toISOString() },
      ...{ key, email, fields: JSON.stringify(fields) },
    },
    resume: resume && {
      ...{ submission_id: id, file_name: resume.fileName, ending: resume.extension },
      ...{ size: resume.bytes.length, bytes: resume.bytes },
    },
    mail: suspected ? undefined : mailOf(submission),
  }
}

const insertSubmission = `
  insert into submissions (id, kind, suspected, received_at, key, email, fields)
  values (?, ?, ?, ?, ?, ?, ?) on conflict (key) do nothing`
const insertResume = `
  insert into resumes (submission_id, file_name, ending, size, bytes) values (?, ?, ?, ?, ?)`
const insertMail = `
  insert into outbox (id, submission_id, kind, next_attempt_at) values (?, ?, ?, ?)`

/** For SQLite: row by row in fixed words, because building a query costs more than running it. */
async function writeInTurn(db: Database, all: readonly Rows[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const run = (words: string, row: object) =>
      transaction.executeQuery(CompiledQuery.raw(words, Object.values(row)))
    for (const { submission, resume, mail } of all) {
      const { numAffectedRows } = await run(insertSubmission, submission)
      if (numAffectedRows !== 1n) continue
      if (resume) await run(insertResume, resume)
      if (mail) await run(insertMail, mail)
    }
  })
}

/** For PostgreSQL: in one round trip instead of five, since each costs more than the work itself. */
async function writeAtOnce(db: Database, all: readonly Rows[]): Promise<void> {
  const resumes = all.flatMap(({ resume }) => resume ?? [])
  const mails = all.flatMap(({ mail }) => mail ?? [])
  const steps = [
    sql`fresh as (
      insert into submissions (id, kind, suspected, received_at, key, email, fields)
      values ${tuples(all.map(({ submission }) => submission))}
      on conflict (key) do nothing returning id)`,
  ]
  if (resumes.length > 0)
    steps.push(sql`kept as (
      insert into resumes (submission_id, file_name, ending, size, bytes)
      select given.* from (values ${tuples(resumes.map(typed))})
        as given (submission_id, file_name, ending, size, bytes)
      join fresh on fresh.id = submission_id)`)
  if (mails.length > 0)
    steps.push(sql`queued as (
      insert into outbox (id, submission_id, kind, next_attempt_at)
      select given.* from unnest(
        ${mails.map(({ id }) => id)}::text[],
        ${mails.map(({ submission_id }) => submission_id)}::text[],
        ${mails.map(({ kind }) => kind)}::text[],
        ${mails.map(({ next_attempt_at }) => next_attempt_at)}::text[]
      ) as given (id, submission_id, kind, next_attempt_at)
      join fresh on fresh.id = submission_id)`)
  await sql`with ${sql.join(steps)} select from fresh`.execute(db)
}

/** Casts the columns that PostgreSQL would otherwise take for text in a `values` list. */
function typed({ size, bytes, ...texts }: Tables['resumes']) {
  return { ...texts, size: sql`${size}::integer`, bytes: sql`${bytes}::bytea` }
}

function tuples(rows: readonly object[]) {
  return sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`))
}

/** What submissions ask of the running server's store. */
export function submissionOperations(store: Store) {
  return {
    storeSubmissions: (submissions: readonly NewSubmission[]) =>
      storeSubmissions(store, submissions),
  }
}

export type SubmissionOperations = ReturnType<typeof submissionOperations>
