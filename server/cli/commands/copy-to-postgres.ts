import { jsonText, oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, readArguments } from '#server/cli/terminal/read-arguments.ts'
import { copyToPostgres as copy } from '#server/store/copy-to-postgres.ts'
import type { Command } from './command.ts'
import { counted } from './entry-text.ts'

const usage = 'copy-to-postgres [--json]'

/** The way from the embedded store to PostgreSQL. */
export const copyToPostgres: Command = {
  usage,
  summary: 'everything from the embedded store in DATA_DIR into the PostgreSQL of DATABASE_URL',
  beginsDatabase: true,
  prepare(args) {
    const { values } = readArguments(usage, args, {})
    return async ({ store, settings, terminal }) => {
      if (store.dialect.name !== 'PostgreSQL') {
        throw new CliProblem(
          'Set DATABASE_URL to the PostgreSQL that is to have the inbox; DATA_DIR names where it is now.',
        )
      }
      const copied = await copy(store.db, settings.DATA_DIR, terminal.progress.show)
      const what = [
        counted(copied.submissions, 'submission'),
        counted(copied.resumes, 'resume'),
        counted(copied.subscriptions, 'newsletter subscription'),
        counted(copied.outbox, 'mail'),
      ].join(', ')
      terminal.print(
        values.json
          ? jsonText({ copied })
          : `${what} copied. ${oneLine(settings.DATA_DIR)} was left as it is.`,
      )
    }
  },
}
