import { jsonText } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, duration, readArguments } from '#server/cli/terminal/read-arguments.ts'
import { confirm } from '#server/cli/terminal/terminal.ts'
import {
  countDue,
  type Due,
  duePerPolicy,
  eraseDue,
  newestEntry,
} from '#server/submissions/retention.ts'
import { clearErased } from './clear-erased.ts'
import type { Command, Context } from './command.ts'
import { counted } from './entry-text.ts'

const usage = 'purge --by-policy | --older-than 365d [--dry-run] [--yes] [--trust-clock] [--json]'

/** Milliseconds after which a store without a new entry is more likely a clock that is wrong. */
const silence = 365 * 24 * 60 * 60 * 1000
const kept = 'Confirmed newsletter subscriptions are kept until their subscribers end them.'

/** What is to go, and how it is called: "kept longer than the privacy policy says". */
type Part = { name: string; due: Due }
type Counted = Part & { submissions: number; unhandled: number }

/** What is older than a number of days, or than the privacy policy says. */
export const purge: Command = {
  usage,
  summary: 'what the privacy policy, or so many days, says is due, for good; --dry-run shows it',
  prepare(args) {
    const { values } = readArguments(usage, args, {
      'by-policy': { type: 'boolean' },
      'older-than': { type: 'string' },
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean' },
      'trust-clock': { type: 'boolean' },
    })
    const age = values['older-than']
    const parts = partsOf(age, values['by-policy'])
    const what = age ? `older than ${age}` : 'kept as long as the privacy policy says'
    return async (context) => {
      const found = await countParts(context, parts)
      const total = found.reduce((sum, { submissions }) => sum + submissions, 0)
      if (values['by-policy'] && total > 0 && !values['trust-clock']) await doubtClock(context)
      const plan = [...(age ? [] : lines(found)), `${counted(total, 'submission')} ${what}`].join(
        '\n',
      )
      if (values['dry-run']) {
        context.terminal.print(values.json ? report(found, 0) : `${plan}${unhandled(found)}.`)
        return
      }
      if (total > 0) {
        await confirm(context.terminal, `${plan}${unhandled(found)} will be erased.`, values.yes)
      }
      const erased = await erase(context, found, total)
      const done = `${counted(erased, 'submission')} ${what} erased`
      await clearErased(context, 'log', done)
      context.terminal.print(
        values.json
          ? report(found, erased)
          : `${done}. ${kept} Backups still hold what was erased.`,
      )
    }
  },
}

function partsOf(age: string | undefined, byPolicy = false): Part[] {
  if ((age === undefined) !== byPolicy)
    throw new CliProblem(
      `Say either --by-policy or --older-than 365d. Use: npm run inbox -- ${usage}`,
    )
  const now = Date.now()
  if (age) return [{ name: age, due: { before: new Date(now - duration(age)) } }]
  return duePerPolicy(new Date(now)).map(({ rule, due }) => ({
    name: [rule.kind, rule.state, `${rule.days} days`].filter(Boolean).join(', '),
    due,
  }))
}

/** A clock that is years ahead would have everything erased. @throws {CliProblem} */
async function doubtClock({ store }: Context): Promise<void> {
  const newest = await newestEntry(store.db)
  const now = new Date()
  if (!newest || (newest <= now && now.getTime() - newest.getTime() < silence)) return
  const day = (date: Date) => date.toISOString().slice(0, 10)
  throw new CliProblem(
    `Nothing was erased: the clock says ${day(now)}, and the newest entry is of ${day(newest)}. ` +
      'Set the clock right; if it is right, add --trust-clock.',
  )
}

async function countParts({ store }: Context, parts: Part[]): Promise<Counted[]> {
  const found: Counted[] = []
  for (const part of parts) found.push({ ...part, ...(await countDue(store.db, part.due)) })
  return found
}

async function erase({ store, terminal }: Context, parts: Part[], total: number) {
  let erased = 0
  for (const { due } of parts) {
    const before = erased
    erased += await eraseDue(store.db, due, (count) =>
      terminal.progress.show(`${before + count} of ${total} erased`),
    )
  }
  return erased
}

function lines(parts: Counted[]): string[] {
  return parts.map(({ name, submissions }) => `${name}: ${submissions}`)
}

function unhandled(parts: Counted[]): string {
  const open = parts.reduce((sum, part) => sum + part.unhandled, 0)
  return open > 0 ? ` (${open} of them not handled)` : ''
}

function report(parts: Counted[], erased: number): string {
  const rules = parts.map(({ name, due, submissions }) => ({
    rule: name,
    before: due.before.toISOString(),
    submissions,
  }))
  return jsonText({ erased, rules })
}
