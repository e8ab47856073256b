import { pipeline } from 'node:stream/promises'
import { isExample } from '#contract/headers.ts'
import { jsonText, oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem } from '#server/cli/terminal/cli-problem.ts'
import { csvStream } from '#server/cli/terminal/csv.ts'
import { readArguments, required } from '#server/cli/terminal/read-arguments.ts'
import { targetFile, writeTarget } from '#server/cli/terminal/target-file.ts'
import { readEntries } from '#server/submissions/entries.ts'
import type { Command, Context } from './command.ts'
import { csvColumns, csvRow } from './csv-row.ts'
import { counted } from './entry-text.ts'
import { kindOption, kindUsage } from './kind-option.ts'

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
