import { pipeline } from 'node:stream/promises'
import { fieldLabels, labelledFields } from '#contract/forms.ts'
import { isExample } from '#contract/headers.ts'
import { jsonText, oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, readArguments, required } from '#server/cli/terminal/read-arguments.ts'
import { csvStream, targetFile, writeTarget } from '#server/cli/terminal/target-file.ts'
import { subscriptionLink } from '#server/outbox/compose.ts'
import { spreadsheetTime } from '#server/outbox/local-time.ts'
import { type Entry, readEntries } from '#server/submissions/entries.ts'
import { type Command, type Context, kindOption, kindUsage } from './command.ts'
import { counted, mailText, stateText } from './entry-text.ts'

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
function csvRow(entry: Entry, linkBase: string): string[] {
  const { id, receivedAt, kind, fields, resume, subscription, mail } = entry
  const values = new Map(labelledFields(fields))
  if (resume) values.set(fieldLabels.resume, resume.fileName)
  return [
    ...[id, spreadsheetTime(receivedAt), kind, stateText(entry), mailText(mail)],
    ...fieldColumns.map((label) => textCell(values.get(label) ?? '')),
    subscription?.state ?? '',
    subscription ? subscriptionLink(linkBase, 'unsubscribe', subscription.token) : '',
  ]
}

const usage = `export --csv FILE ${kindUsage} [--yes] [--json]`

/** All submissions as one table. */
export const exportTable: Command = {
  usage,
  summary: 'everything as a table for Excel, newsletter links included; resumes one by one',
  prepare(args) {
    const { values } = readArguments(usage, args, {
      csv: { type: 'string' },
      kind: { type: 'string' },
      yes: { type: 'boolean' },
    })
    const typed = required(usage, '--csv FILE', values.csv)
    const kind = kindOption(values.kind)
    return async (context) => {
      const { terminal } = context
      const file = await targetFile(typed, terminal, { yes: values.yes })
      let count = 0
      const onRow = () => {
        count += 1
        terminal.progress.show(`${counted(count, 'submission')} written`)
      }
      await writeTarget(file, (stream) =>
        pipeline(rows(context, kind, onRow), csvStream(csvColumns), stream),
      )
      terminal.print(
        values.json
          ? jsonText({ file, submissions: count })
          : `${counted(count, 'submission')} written to ${oneLine(file)}. It holds personal data: delete it when it is no longer needed.`,
      )
    }
  },
}

async function* rows(
  { store, settings }: Context,
  kind: ReturnType<typeof kindOption>,
  onRow: () => void,
) {
  const linkBase = settings.INBOX_URL ?? settings.SITE_URL
  for await (const entry of readEntries(store.db, { kind })) {
    if (entry.subscription && isExample(linkBase)) {
      throw new CliProblem(
        `Nothing was written: the unsubscribe links would lead to ${linkBase}, which is an example. ` +
          'Set SITE_URL to the public address, in the settings file or in the environment.',
      )
    }
    yield csvRow(entry, linkBase)
    onRow()
  }
}
