import { formKinds } from '#contract/forms.ts'
import { oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, duration } from '#server/cli/terminal/read-arguments.ts'
import { confirm } from '#server/cli/terminal/terminal.ts'
import { clearDeleted } from '#server/store/clear-deleted.ts'
import { eraseRecorded, recordErasure } from '#server/store/erasure-ledger.ts'
import {
  countPerson,
  entriesNaming,
  type PersonalData,
  storedEmail,
} from '#server/submissions/personal-data.ts'
import {
  countDue,
  type Due,
  duePerPolicy,
  eraseDue,
  newestEntry,
} from '#server/submissions/retention.ts'
import { type Context, counted, defineCommand } from './command.ts'

export const erase = defineCommand(
  {
    usage: 'erase EMAIL [--yes] [--json]',
    summary: 'everything that a person sent, resumes and subscription included, for good',
    options: { yes: { type: 'boolean' } },
  },
  ({ yes }, [typed = '']) => {
    const email = storedEmail(typed)
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      throw new CliProblem(`"${oneLine(email)}" is not an e-mail address.`)
    }
    return async (context) => {
      const { db, folder } = context.store
      const { held, ...erased } = await countPerson(db, email)
      if (erased.submissions > 0) {
        await confirm(context.terminal, `${dataText(erased)} of ${email} will be erased.`, yes)
      }
      await recordErasure(folder, { email, at: new Date(), kinds: formKinds })
      await eraseRecorded(db, folder)
      const done = `${dataText(erased)} of ${email} erased`
      await clearErased(context, 'whole', done)
      const namedIn = await entriesNaming(db, email)
      const notes = []
      if (held > 0) notes.push(`${counted(held, 'submission')} held: erased when the hold ends.`)
      if (namedIn.length > 0) {
        notes.push(`The address is also named in what others wrote: ${namedIn.join(', ')}`)
      }
      return {
        data: { email, erased, held, namedIn },
        text:
          erased.submissions === 0
            ? `Nothing of ${email} is stored${held > 0 ? ' that may be erased' : ''}.`
            : `${done}. Backups and exported files still hold them.`,
        notes,
      }
    }
  },
)

/** `2 submissions, 1 resume` */
function dataText({ submissions, resumes, subscriptions }: PersonalData): string {
  const parts = [counted(submissions, 'submission')]
  if (resumes > 0) parts.push(counted(resumes, 'resume'))
  if (subscriptions > 0) parts.push(counted(subscriptions, 'newsletter subscription'))
  return parts.join(', ')
}

/**
 * Clears the store's files of what was erased from its tables. It is done even when nothing was
 * there to erase: an erasure that could not be completed is completed by typing it again.
 *
 * @param depth how thoroughly; see `clearDeleted`
 * @param done what has been erased
 * @throws {CliProblem} when copies may be left, saying why
 */
async function clearErased(
  { store, terminal }: Context,
  depth: 'log' | 'whole',
  done: string,
): Promise<void> {
  const obstacle = await clearDeleted(store, depth, terminal.progress)
  if (obstacle) {
    throw new CliProblem(
      `${done}, but copies may be left in the store's files because ${obstacle}. ` +
        'Then run the same command again.',
    )
  }
}

const purgeUsage =
  'purge --by-policy | --older-than 365d [--dry-run] [--yes] [--trust-clock] [--json]'

/** What is to go, and how it is called: "kept longer than the privacy policy says". */
type Part = { name: string; due: Due }

export const purge = defineCommand(
  {
    usage: purgeUsage,
    summary: 'what the privacy policy, or so many days, says is due, for good; --dry-run shows it',
    options: {
      'by-policy': { type: 'boolean', default: false },
      'older-than': { type: 'string' },
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean' },
      'trust-clock': { type: 'boolean' },
    },
  },
  ({ 'by-policy': byPolicy, 'older-than': age, ...values }) => {
    const parts = partsOf(age, byPolicy)
    const what = age ? `older than ${age}` : 'kept as long as the privacy policy says'
    return async (context) => {
      const { store, terminal } = context
      const found: (Part & Awaited<ReturnType<typeof countDue>>)[] = []
      for (const part of parts) found.push({ ...part, ...(await countDue(store.db, part.due)) })
      const total = found.reduce((sum, { submissions }) => sum + submissions, 0)
      const unhandled = found.reduce((sum, part) => sum + part.unhandled, 0)
      if (byPolicy && total > 0 && !values['trust-clock']) await doubtClock(context)
      const rules = found.map(({ name, due, submissions }) => ({
        rule: name,
        before: due.before.toISOString(),
        submissions,
      }))
      const plan =
        (age ? [] : found.map(({ name, submissions }) => `${name}: ${submissions}\n`)).join('') +
        `${counted(total, 'submission')} ${what}` +
        (unhandled > 0 ? ` (${unhandled} of them not handled)` : '')
      if (values['dry-run']) return { data: { erased: 0, rules }, text: `${plan}.` }
      if (total > 0) await confirm(terminal, `${plan} will be erased.`, values.yes)
      let erased = 0
      for (const { due } of parts) {
        const before = erased
        erased += await eraseDue(store.db, due, (count) =>
          terminal.progress.show(`${before + count} of ${total} erased`),
        )
      }
      const done = `${counted(erased, 'submission')} ${what} erased`
      await clearErased(context, 'log', done)
      return {
        data: { erased, rules },
        text: `${done}. Confirmed newsletter subscriptions are kept until their subscribers end them. Backups still hold what was erased.`,
      }
    }
  },
)

function partsOf(age: string | undefined, byPolicy: boolean): Part[] {
  if ((age === undefined) !== byPolicy)
    throw new CliProblem(
      `Say either --by-policy or --older-than 365d. Use: npm run inbox -- ${purgeUsage}`,
    )
  const now = Date.now()
  if (age) return [{ name: age, due: { before: new Date(now - duration(age)) } }]
  return duePerPolicy(new Date(now)).map(({ rule, due }) => ({
    name: [rule.kind, rule.state, `${rule.days} days`].filter(Boolean).join(', '),
    due,
  }))
}

/** Milliseconds after which a store without a new entry is more likely a clock that is wrong. */
const silence = 365 * 24 * 60 * 60 * 1000

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
