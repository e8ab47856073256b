import type { Store } from './stores.ts'

/** The sorted email addresses of all submissions, with duplicates. */
export async function storedEmails({ query }: Store): Promise<string[]> {
  const rows = await query('select email from submissions')
  return rows.map(({ email }) => String(email)).sort()
}

async function count({ query }: Store, what: string): Promise<number> {
  const [row] = await query(`select count(*) as number from ${what}`)
  return Number(row?.number)
}

/** Row counts, to check that each submission is stored with its mail, resume or subscription. */
export async function storedParts(store: Store) {
  const ofKind = (kind: string) => count(store, `submissions where kind = '${kind}'`)
  return {
    submissions: await count(store, 'submissions'),
    mails: await count(store, 'outbox'),
    applications: await ofKind('application'),
    resumes: await count(store, 'resumes'),
    newsletters: await ofKind('newsletter'),
    subscriptions: await count(store, 'subscriptions'),
  }
}

/** How many mails the outbox still has to send. */
export function waitingMails(store: Store): Promise<number> {
  return count(store, 'outbox where sent_at is null')
}

/** The sorted ids of all mails in the outbox. */
export async function outboxMails({ query }: Store): Promise<string[]> {
  const rows = await query('select id from outbox')
  return rows.map(({ id }) => String(id)).sort()
}
