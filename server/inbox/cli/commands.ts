import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { erase } from './erase.ts'
import { exportTable } from './export.ts'
import { list } from './list.ts'
import { mark } from './mark.ts'
import { purge } from './purge.ts'
import { resume } from './resume.ts'
import { retry } from './retry.ts'
import { show } from './show.ts'
import { stats } from './stats.ts'

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
  erase,
  purge,
}
