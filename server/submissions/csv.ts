import { type Stringifier, stringify } from 'csv-stringify'
import { csvForm } from '#contract/csv.ts'
import { fieldLabels, labelledFields } from '#contract/forms.ts'
import { subscriptionLink } from '#server/outbox/compose.ts'
import { spreadsheetTime } from '#server/outbox/local-time.ts'
import type { Entry } from './entries.ts'

/** Turns rows of `csvRow` into a table that Excel opens. */
export function csvTable(): Stringifier {
  return stringify({ ...csvForm, columns: [...csvColumns] })
}

/** Two forms call the sender's name differently; their label, and so their column, is one. */
const fieldColumns = [...new Set<string>(Object.values(fieldLabels))]

/** The columns of an export, for all kinds of submissions. */
const csvColumns: readonly string[] = [
  'Number',
  'Received (Lagos time)',
  'Kind',
  'State',
  'Mail',
  ...fieldColumns,
  'Newsletter',
  'Unsubscribe Link',
]

const month = /^[\d\W]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\d\W]*$/i
const numeric = /^[\d\s.,:/%$€£₦()'e+-]*(?:[ap]m?)?$/i

/**
 * A text as a cell that Excel and LibreOffice leave as it is: with an apostrophe before what they would
 * turn into a number, a date, a time or a truth value, as `csvForm` has before formulas.
 */
export function textCell(text: string): string {
  const converted =
    (/\d/.test(text) && (numeric.test(text) || month.test(text))) ||
    /^\s*(?:true|false)\s*$/i.test(text)
  return converted ? `'${text}` : text
}

/** A submission as one row of an export. @param linkBase the origin of the links in mails */
export function csvRow(entry: Entry, linkBase: string): string[] {
  const { id, receivedAt, kind, status, suspected, fields, resume, subscription, mail } = entry
  const values = new Map(labelledFields(fields))
  if (resume) values.set(fieldLabels.resume, resume.fileName)
  return [
    id,
    spreadsheetTime(receivedAt),
    kind,
    suspected && status === 'new' ? 'suspected spam' : status,
    mail?.error ? `${mail.state} (${mail.error})` : (mail?.state ?? 'none'),
    ...fieldColumns.map((label) => textCell(values.get(label) ?? '')),
    subscription?.state ?? '',
    subscription ? subscriptionLink(linkBase, 'unsubscribe', subscription.token) : '',
  ]
}
