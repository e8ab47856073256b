import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { isExample } from '#contract/headers.ts'
import { oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, required } from '#server/cli/terminal/read-arguments.ts'
import { targetFile, writeTarget } from '#server/cli/terminal/target-file.ts'
import { csvRow, csvTable } from '#server/submissions/csv.ts'
import { readEntries } from '#server/submissions/entries.ts'
import { type Context, counted, defineCommand, kindOption, kindUsage } from './command.ts'

/* The commands that write files: all of them hold personal data. */

const exportUsage = `export --csv FILE ${kindUsage} [--yes] [--json]`

/** Called `export` on the command line, which no name in JavaScript may be. */
export const exportTable = defineCommand(
  {
    usage: exportUsage,
    summary: 'everything as a table for Excel, newsletter links included, without resumes',
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
      await writeTarget(file, (part) =>
        // `r+`: creating the file anew would give it default permissions.
        pipeline(
          csvRows(context, kind, onRow),
          csvTable(),
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

async function* csvRows(
  { store, settings }: Context,
  kind: ReturnType<typeof kindOption>,
  onRow: () => void,
) {
  const linkBase = settings.INBOX_URL ?? settings.SITE_URL
  for await (const entry of readEntries(store.db, kind && { kinds: [kind] })) {
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
