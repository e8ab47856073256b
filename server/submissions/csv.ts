import { stringify } from 'csv-stringify/sync'
import { csvForm } from '#contract/csv.ts'
import { fieldLabels } from '#contract/forms.ts'
import { subscriptionLink } from '#server/outbox/compose.ts'
import { letterTime } from '#server/outbox/local-time.ts'
import type { Database } from '#server/store/tables.ts'
import { readEntries } from './entries.ts'

/** The confirmed subscribers as CSV for a mailing, the newest first. @param linkBase the origin of the links in mails */
export async function subscribersTable(db: Database, linkBase: string) {
  const rows = (await readEntries(db, { kinds: ['newsletter'] })).flatMap((entry) => {
    const { fields, receivedAt, subscription } = entry
    if (subscription?.state !== 'confirmed') return []
    const link = subscriptionLink(linkBase, 'unsubscribe', subscription.token)
    return [[fields.email, letterTime(receivedAt), link]]
  })
  const columns = [fieldLabels.email, 'Received', 'Unsubscribe Link']
  return { table: stringify(rows, { ...csvForm, columns }), count: rows.length }
}
