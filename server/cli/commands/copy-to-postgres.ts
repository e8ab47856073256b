import { jsonText, oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, readArguments } from '#server/cli/terminal/read-arguments.ts'
import { type Copied, copyToPostgres as copy } from '#server/store/copy-to-postgres.ts'
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
      const result = await copy(store, settings.DATA_DIR, terminal.progress.show)
      terminal.print(
        values.json
          ? jsonText(result)
          : `${tablesText(result)}. ${oneLine(settings.DATA_DIR)} was left as it is.`,
      )
    }
  },
}

/** `20,000 submissions, 2 resumes … copied and compared, row by row` */
function tablesText({ copied, tables }: Copied): string {
  const { submissions, resumes, subscriptions, outbox } = tables
  const what = [
    counted(submissions.rows, 'submission'),
    counted(resumes.rows, 'resume'),
    counted(subscriptions.rows, 'newsletter subscription'),
    counted(outbox.rows, 'mail'),
  ].join(', ')
  return copied
    ? `${what} copied, and compared row by row`
    : `All is there already, the same row by row: ${what}`
}
