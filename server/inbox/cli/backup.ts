import { backupSqlite } from '../store/backup.ts'
import { jsonText, oneLine } from './clean-text.ts'
import { CliProblem } from './cli-problem.ts'
import type { Command } from './command.ts'
import { targetFile } from './private-file.ts'
import { readArguments } from './read-arguments.ts'

const usage = 'backup FILE [--yes] [--json]'

/** A copy of the embedded store. */
export const backup: Command = {
  usage,
  summary: 'a copy of the whole inbox, resumes included, also while the site runs',
  prepare(args) {
    const { values, positionals } = readArguments(usage, args, { yes: { type: 'boolean' } })
    const [typed = ''] = positionals
    return async ({ store, terminal }) => {
      if (store.postgres) {
        throw new CliProblem(
          'This inbox is in PostgreSQL: back it up with pg_dump --format=custom.',
        )
      }
      const file = await targetFile(typed, terminal, { yes: values.yes, name: 'inbox.db' })
      terminal.progress.showNow('Copying the inbox')
      await backupSqlite(store.db, file)
      terminal.print(
        values.json
          ? jsonText({ file })
          : `${oneLine(file)} written. It holds personal data: encrypt it, and delete it in time.`,
      )
    }
  },
}
