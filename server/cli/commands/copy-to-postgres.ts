import { oneLine } from '#server/cli/terminal/clean-text.ts'
import { copyToPostgres as copy } from '#server/store/copy-to-postgres.ts'
import { CliProblem, type Command, counted } from './command.ts'

export const copyToPostgres: Command = {
  usage: 'copy-to-postgres',
  summary: 'everything from the embedded store in DATA_DIR into the PostgreSQL of DATABASE_URL',
  beginsDatabase: true,
  async run({ store, settings: { DATA_DIR } }) {
    if (store.dialect !== 'PostgreSQL') {
      throw new CliProblem(
        'Set DATABASE_URL to the PostgreSQL that is to have the inbox; DATA_DIR names where it is now.',
      )
    }
    const { submissions, resumes, subscriptions, outbox } = await copy(store.db, DATA_DIR)
    const what = [
      counted(submissions, 'submission'),
      counted(resumes, 'resume'),
      counted(subscriptions, 'newsletter subscription'),
      counted(outbox, 'mail'),
    ].join(', ')
    return `${what} copied. ${oneLine(DATA_DIR)} was left as it is.`
  },
}
