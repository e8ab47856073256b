import { fieldLabels, labelledFields } from '#contract/forms.ts'
import { subscriptionLink } from '#server/outbox/compose.ts'
import { spreadsheetTime } from '#server/outbox/local-time.ts'
import type { Entry } from '#server/submissions/entries.ts'
import { mailText, stateText } from './entry-text.ts'

/** Two forms call the sender's name differently; their label, and so their column, is one. */
const fieldColumns = [...new Set<string>(Object.values(fieldLabels))]

/** The columns of an export, for all kinds of submissions. */
export const csvColumns: readonly string[] = [
  'Number',
  'Received (Lagos time)',
  'Kind',
  'State',
  'Mail',
  ...fieldColumns,
  'Newsletter',
  'Unsubscribe Link',
]

/** A submission as one row of an export. @param linkBase the origin of the links in mails */
export function csvRow(entry: Entry, linkBase: string): string[] {
  const { id, receivedAt, kind, fields, resume, subscription, mail } = entry
  const values = new Map(labelledFields(fields))
  if (resume) values.set(fieldLabels.resume, resume.fileName)
  return [
    ...[id, spreadsheetTime(receivedAt), kind, stateText(entry), mailText(mail)],
    ...fieldColumns.map((label) => values.get(label) ?? ''),
    subscription?.state ?? '',
    subscription ? subscriptionLink(linkBase, 'unsubscribe', subscription.token) : '',
  ]
}
