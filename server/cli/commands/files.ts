import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { formKinds } from '#contract/forms.ts'
import { isExample } from '#contract/headers.ts'
import { oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem } from '#server/cli/terminal/cli-problem.ts'
import { targetFile, writeTarget } from '#server/cli/terminal/target-file.ts'
import { csvRow, csvTable } from '#server/submissions/csv.ts'
import { readEntries } from '#server/submissions/entries.ts'
import { type Command, counted } from './command.ts'

/* The commands that write files: all of them hold personal data. */

const exportUsage = `export --csv FILE [--kind ${formKinds.join('|')}] [--yes]`

/** Called `export` on the command line, which no name in JavaScript may be. */
export const exportTable: Command = {
  usage: exportUsage,
  summary: 'everything as a table for Excel, newsletter links included, without resumes',
  options: ['csv', 'kind', 'yes'],
  async run({ store, settings, terminal, values: { csv, kind, yes } }) {
    if (!csv) throw new CliProblem(`--csv FILE is missing. Use: npm run inbox -- ${exportUsage}`)
    const kinds = formKinds.filter((each) => kind === undefined || each === kind)
    if (kinds.length === 0) throw new CliProblem(`--kind is one of ${formKinds.join(', ')}.`)
    const file = await targetFile(csv, terminal, yes)
    const linkBase = settings.INBOX_URL ?? settings.SITE_URL
    let count = 0
    async function* rows() {
      for await (const entry of readEntries(store.db, { kinds })) {
        if (entry.subscription && isExample(linkBase)) throw new CliProblem(exampleLinks(linkBase))
        yield csvRow(entry, linkBase)
        count += 1
      }
    }
    await writeTarget(file, (part) =>
      // `r+`: creating the file anew would give it default permissions.
      pipeline(rows, csvTable(), createWriteStream(part, { flags: 'r+', flush: true })),
    )
    return `${counted(count, 'submission')} written to ${oneLine(file)}. It holds personal data: delete it when it is no longer needed.`
  },
}

function exampleLinks(linkBase: string): string {
  return (
    `Nothing was written: the unsubscribe links would lead to ${linkBase}, which is an example. ` +
    'Set SITE_URL to the public address, in the settings file or in the environment.'
  )
}

export const backup: Command = {
  usage: 'backup FILE [--yes]',
  summary: 'a copy of the whole inbox, resumes included, also while the site runs',
  argument: 'FILE',
  options: ['yes'],
  async run({ store, terminal, argument, values }) {
    if (store.dialect === 'PostgreSQL') {
      throw new CliProblem('This inbox is in PostgreSQL: back it up with pg_dump --format=custom.')
    }
    const file = await targetFile(argument, terminal, values.yes)
    // Others go on reading and writing meanwhile.
    await writeTarget(file, (part) => sql`vacuum into ${part}`.execute(store.db))
    return `${oneLine(file)} written. It holds personal data: encrypt it, and delete it in time.`
  },
}
