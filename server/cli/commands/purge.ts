import type { Command } from '#server/cli/command.ts'
import { jsonText } from '#server/cli/terminal/clean-text.ts'
import { confirm } from '#server/cli/terminal/confirm.ts'
import { duration } from '#server/cli/terminal/duration.ts'
import { readArguments, required } from '#server/cli/terminal/read-arguments.ts'
import { countOlder, eraseOlder } from '#server/submissions/retention.ts'
import { clearErased } from './clear-erased.ts'
import { counted } from './entry-text.ts'

const usage = 'purge --older-than 365d [--yes] [--json]'
const kept = 'Confirmed newsletter subscriptions are kept until their subscribers end them.'

/** What is older than a number of days. */
export const purge: Command = {
  usage,
  summary: 'what is older than so many days, for good; confirmed newsletter subscriptions stay',
  prepare(args) {
    const { values } = readArguments(usage, args, {
      'older-than': { type: 'string' },
      yes: { type: 'boolean' },
    })
    const age = required(usage, '--older-than 365d', values['older-than'])
    const before = new Date(Date.now() - duration(age))
    return async (context) => {
      const { store, terminal } = context
      const { submissions, unhandled } = await countOlder(store.db, before)
      const what = `${counted(submissions, 'submission')} older than ${age}`
      if (submissions > 0) {
        const open = unhandled > 0 ? ` (${unhandled} of them not handled)` : ''
        await confirm(terminal, `${what}${open} will be erased.`, values.yes)
      }
      const erased = await eraseOlder(store.db, before, (count) =>
        terminal.progress.show(`${count} of ${submissions} erased`),
      )
      const done = `${counted(erased, 'submission')} older than ${age} erased`
      await clearErased(context, 'log', done)
      terminal.print(
        values.json
          ? jsonText({ before: before.toISOString(), erased })
          : `${done}. ${kept} Backups still hold what was erased.`,
      )
    }
  },
}
