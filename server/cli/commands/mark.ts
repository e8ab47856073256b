import { jsonText } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, readArguments } from '#server/cli/terminal/read-arguments.ts'
import { markGenuine, markStatus } from '#server/submissions/mark.ts'
import type { Command } from './command.ts'
import { entryOf } from './find-entry.ts'

const usage = 'mark ID handled|new|genuine [--json]'

/** Says what became of a submission. */
export const mark: Command = {
  usage,
  summary: 'dealt with, or new again; genuine takes back "suspected spam" and sends the mail',
  prepare(args) {
    const { values, positionals } = readArguments(usage, args, {})
    const [id = '', state = ''] = positionals
    if (state !== 'handled' && state !== 'new' && state !== 'genuine') {
      throw new CliProblem('A submission is marked as handled, new or genuine.')
    }
    return async ({ store: { db }, terminal }) => {
      const entry = await entryOf(db, id)
      const now = new Date()
      const queued = state === 'genuine' && (await markGenuine(db, entry.id, now))
      if (state !== 'genuine') await markStatus(db, entry.id, state, now)
      const words = queued ? `${state}; its mail is on its way` : state
      terminal.print(
        values.json
          ? jsonText({ id: entry.id, marked: state, mailQueued: queued })
          : `${entry.id} is ${words}.`,
      )
    }
  },
}
