import { oneLine } from '#server/cli/terminal/clean-text.ts'
import { copyToPostgres as copy } from '#server/store/copy-to-postgres.ts'
import { CliProblem, type Command } from './command.ts'

export const copyToPostgres: Command = async ({ store, settings: { DATA_DIR } }) => {
  if (store.dialect !== 'PostgreSQL') {
    throw new CliProblem(
      'Set DATABASE_URL to the PostgreSQL that is to have the inbox; DATA_DIR names where it is now.',
    )
  }
  const copied = Object.entries(await copy(store.db, DATA_DIR))
  const rows = copied.map(([table, count]) => `${table} ${count.toLocaleString('en')}`)
  return `Copied: ${rows.join(', ')}. ${oneLine(DATA_DIR)} was left as it is.`
}
