import { sql } from 'kysely'
import { oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem } from '#server/cli/terminal/cli-problem.ts'
import { targetFile, writeTarget } from '#server/cli/terminal/target-file.ts'
import type { Command } from './command.ts'

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
