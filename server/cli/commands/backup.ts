import { jsonText, oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, readArguments } from '#server/cli/terminal/read-arguments.ts'
import { systemProblem, targetFile } from '#server/cli/terminal/target-file.ts'
import { copySqlite } from '#server/store/sqlite.ts'
import type { Command } from './command.ts'

const usage = 'backup FILE [--yes] [--json]'

/** A copy of the embedded store. */
export const backup: Command = {
  usage,
  summary: 'a copy of the whole inbox, resumes included, also while the site runs',
  prepare(args) {
    const { values, positionals } = readArguments(usage, args, { yes: { type: 'boolean' } })
    const [typed = ''] = positionals
    return async ({ store, terminal }) => {
      if (store.dialect.name === 'PostgreSQL') {
        throw new CliProblem(
          'This inbox is in PostgreSQL: back it up with pg_dump --format=custom.',
        )
      }
      const file = await targetFile(typed, terminal, { yes: values.yes, name: 'inbox.db' })
      terminal.progress.showNow('Copying the inbox')
      await copySqlite(store.db, file).catch((error: unknown) => {
        throw systemProblem(file, error)
      })
      terminal.print(
        values.json
          ? jsonText({ file })
          : `${oneLine(file)} written. It holds personal data: encrypt it, and delete it in time.`,
      )
    }
  },
}
