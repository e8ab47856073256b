import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What the inbox under test has stored from one e-mail address, the newest last. */
export function storedFrom(email: string): Stored[] {
  const folder = process.env.TEST_INBOX
  if (!folder) throw new Error('TEST_INBOX is set by playwright.config.ts')
  const database = new DatabaseSync(join(folder, 'inbox.db'), { readOnly: true })
  try {
    return database
      .prepare(
        `select kind, suspected, fields, file_name, bytes from submissions
         left join resumes on submission_id = id where email = ? order by received_at`,
      )
      .all(email)
      .map(({ kind, suspected, fields, file_name, bytes }) => ({
        kind: String(kind),
        suspected: suspected === 1,
        fields: JSON.parse(String(fields)),
        resume: bytes instanceof Uint8Array ? { name: String(file_name), bytes } : undefined,
      }))
  } finally {
    database.close()
  }
}

export type Stored = {
  kind: string
  suspected: boolean
  fields: Record<string, string>
  resume: { name: string; bytes: Uint8Array } | undefined
}
