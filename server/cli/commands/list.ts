import { jsonText } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, readArguments } from '#server/cli/terminal/read-arguments.ts'
import { type Column, tableText } from '#server/cli/terminal/table.ts'
import { localTime } from '#server/outbox/local-time.ts'
import { countEntries, type Entry, readEntries } from '#server/submissions/entries.ts'
import { type Command, type Context, kindOption, kindUsage } from './command.ts'
import { counted, senderText, stateCells, topicText } from './entry-text.ts'

const defaultLimit = 50
const usage = `list ${kindUsage} [--new] [--suspected] [--limit ${defaultLimit}] [--json]`

/** What arrived, the newest first. */
export const list: Command = {
  usage,
  summary: 'what arrived, the newest first',
  prepare(args) {
    const { values } = readArguments(usage, args, {
      kind: { type: 'string' },
      new: { type: 'boolean' },
      suspected: { type: 'boolean' },
      limit: { type: 'string' },
    })
    const { new: onlyNew, suspected, json } = values
    const filter = { kind: kindOption(values.kind), new: onlyNew, suspected }
    const limit = limitOption(values.limit)
    return async ({ store: { db }, terminal }) => {
      const entries: Entry[] = []
      for await (const entry of readEntries(db, filter, limit)) {
        entries.push(entry)
        terminal.progress.show(counted(entries.length, 'submission'))
      }
      if (json) {
        terminal.print(jsonText(entries))
        return
      }
      if (entries.length > 0) terminal.print(table(entries, terminal))
      const all = await countEntries(db, filter)
      if (all === 0) terminal.note('There is nothing to list.')
      if (all > entries.length) {
        terminal.note(`${entries.length} of ${all} are shown: --limit ${all} shows all.`)
      }
    }
  },
}

function limitOption(text = String(defaultLimit)): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CliProblem('--limit is a whole number from 1.')
  return Number(text)
}

const columns: Column[] = [
  { title: 'Number' },
  { title: 'Received' },
  { title: 'Kind' },
  { title: 'From', least: 8 },
  { title: 'About', least: 8 },
  { title: 'State' },
  { title: 'Mail', least: 7 },
]

function table(entries: readonly Entry[], { paint, width }: Context['terminal']): string {
  const rows = entries.map((entry) => [
    entry.id,
    localTime(entry.receivedAt),
    entry.kind,
    senderText(entry),
    topicText(entry),
    ...stateCells(entry),
  ])
  return tableText(columns, rows, paint, width)
}
