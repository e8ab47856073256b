import type { Command } from '#server/cli/commands/command.ts'
import { backup } from './commands/backup.ts'
import { copyToPostgres } from './commands/copy-to-postgres.ts'
import { erase } from './commands/erase.ts'
import { exportTable } from './commands/export.ts'
import { list } from './commands/list.ts'
import { mark } from './commands/mark.ts'
import { purge } from './commands/purge.ts'
import { resume } from './commands/resume.ts'
import { retry } from './commands/retry.ts'
import { show } from './commands/show.ts'
import { stats } from './commands/stats.ts'

/** Every command by its name, in the order in which help lists them. */
export const commands: Record<string, Command> = {
  list,
  show,
  mark,
  resume,
  export: exportTable,
  stats,
  retry,
  backup,
  'copy-to-postgres': copyToPostgres,
  erase,
  purge,
}
