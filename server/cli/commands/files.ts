import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { sql } from 'kysely'
import { csvForm } from '#contract/csv.ts'
import { fileSize } from '#contract/file-size.ts'
import { fieldLabels, labelledFields } from '#contract/forms.ts'
import { isExample } from '#contract/headers.ts'
import { oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, required } from '#server/cli/terminal/read-arguments.ts'
import { targetFile, writeTarget } from '#server/cli/terminal/target-file.ts'
import { subscriptionLink } from '#server/outbox/compose.ts'
import { spreadsheetTime } from '#server/outbox/local-time.ts'
import { type Entry, readEntries, readResume } from '#server/submissions/entries.ts'
import { type Context, counted, defineCommand, kindOption, kindUsage } from './command.ts'
import { mailText, stateText } from './entries.ts'
import { entryOf } from './find-entry.ts'

/* The commands that write files: all of them hold personal data. */

const resumeUsage = 'resume ID --out FILE [--yes] [--json]'

export const resume = defineCommand(
  {
    usage: resumeUsage,
    summary: 'the file of an application; a folder as FILE takes the name it was sent under',
    options: { out: { type: 'string' }, yes: { type: 'boolean' } },
  },
  ({ out, yes }, [id = '']) => {
    const typed = required(resumeUsage, '--out FILE', out)
    return async ({ store: { db }, terminal }) => {
      const entry = await entryOf(db, id)
      const found = await readResume(db, entry.id)
      if (!found) {
        throw new CliProblem(`${entry.id} has no resume: it is a ${entry.kind} submission.`)
      }
      const { fileName, bytes } = found
      const file = await targetFile(typed, terminal, { yes, name: fileName })
      await writeTarget(file, (part) => writeFile(part, bytes, { flush: true }))
      return {
        data: { id: entry.id, file, size: bytes.length },
        text: `${oneLine(file)} written, ${fileSize(bytes.length)}. It holds personal data: delete it when it is no longer needed.`,
      }
    }
  },
)

const exportUsage = `export --csv FILE ${kindUsage} [--yes] [--json]`

/** Called `export` on the command line, which no name in JavaScript may be. */
export const exportTable = defineCommand(
  {
    usage: exportUsage,
    summary: 'everything as a table for Excel, newsletter links included; resumes one by one',
    options: { csv: { type: 'string' }, kind: { type: 'string' }, yes: { type: 'boolean' } },
  },
  (values) => {
    const typed = required(exportUsage, '--csv FILE', values.csv)
    const kind = kindOption(values.kind)
    return async (context) => {
      const { terminal } = context
      const file = await targetFile(typed, terminal, { yes: values.yes })
      let count = 0
      const onRow = () => {
        count += 1
        terminal.progress.show(`${counted(count, 'submission')} written`)
      }
      const csv = stringify({ ...csvForm, columns: [...csvColumns] })
      await writeTarget(file, (part) =>
        // `r+`: creating the file anew would give it default permissions.
        pipeline(
          csvRows(context, kind, onRow),
          csv,
          createWriteStream(part, { flags: 'r+', flush: true }),
        ),
      )
      return {
        data: { file, submissions: count },
        text: `${counted(count, 'submission')} written to ${oneLine(file)}. It holds personal data: delete it when it is no longer needed.`,
      }
    }
  },
)

export const backup = defineCommand(
  {
    usage: 'backup FILE [--yes] [--json]',
    summary: 'a copy of the whole inbox, resumes included, also while the site runs',
    options: { yes: { type: 'boolean' } },
  },
  ({ yes }, [typed = '']) =>
    async ({ store, terminal }) => {
      if (store.dialect.name === 'PostgreSQL') {
        throw new CliProblem(
          'This inbox is in PostgreSQL: back it up with pg_dump --format=custom.',
        )
      }
      const file = await targetFile(typed, terminal, { yes, name: 'inbox.db' })
      terminal.progress.showNow('Copying the inbox')
      // Others go on reading and writing meanwhile.
      await writeTarget(file, (part) => sql`vacuum into ${part}`.execute(store.db))
      return {
        data: { file },
        text: `${oneLine(file)} written. It holds personal data: encrypt it, and delete it in time.`,
      }
    },
)

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

async function* csvRows(
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

/** A submission as one row of an export. @param linkBase the origin of the links in mails */
function csvRow(entry: Entry, linkBase: string): string[] {
  const { id, receivedAt, kind, fields, resume, subscription, mail } = entry
  const values = new Map(labelledFields(fields))
  if (resume) values.set(fieldLabels.resume, resume.fileName)
  return [
    id,
    spreadsheetTime(receivedAt),
    kind,
    stateText(entry),
    mailText(mail),
    ...fieldColumns.map((label) => textCell(values.get(label) ?? '')),
    subscription?.state ?? '',
    subscription ? subscriptionLink(linkBase, 'unsubscribe', subscription.token) : '',
  ]
}
