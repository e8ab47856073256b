import {
  countPerson,
  entriesNaming,
  erasePerson,
  type PersonalData,
  storedEmail,
} from '../store/people.ts'
import { scrub } from '../store/scrub.ts'
import { jsonText, oneLine } from './clean-text.ts'
import { CliProblem } from './cli-problem.ts'
import type { Command } from './command.ts'
import { confirm } from './confirm.ts'
import { counted } from './entry-text.ts'
import { readArguments } from './read-arguments.ts'

const usage = 'erase EMAIL [--yes] [--json]'

/** Everything that one person sent. */
export const erase: Command = {
  usage,
  summary: 'everything that a person sent, resumes and subscription included, for good',
  prepare(args) {
    const { values, positionals } = readArguments(usage, args, { yes: { type: 'boolean' } })
    const email = storedEmail(positionals[0] ?? '')
    if (!/^\S+@\S+$/.test(email)) {
      throw new CliProblem(`"${oneLine(email)}" is not an e-mail address.`)
    }
    return async ({ store, settings, terminal }) => {
      const { db } = store
      const found = await countPerson(db, email)
      if (found.submissions > 0) {
        await confirm(terminal, `${dataText(found)} of ${email} will be erased.`, values.yes)
      }
      const traces = await erasePerson(db, email)
      // Done even when nothing is stored: an erasure that could not be completed is by doing it again.
      if (!(await scrub(store, settings.DATA_DIR, traces, terminal.progress))) {
        throw new CliProblem(
          `${dataText(found)} of ${email} erased, but another program reads the store, so copies may be left in its files: end that program (a backup?) and run the same command again.`,
        )
      }
      const named = await entriesNaming(db, email)
      if (values.json) {
        terminal.print(jsonText({ email, erased: found, namedIn: named }))
        return
      }
      terminal.print(
        found.submissions === 0
          ? `Nothing of ${email} is stored.`
          : `${dataText(found)} of ${email} erased. Backups and exported files still hold them.`,
      )
      if (named.length > 0) {
        terminal.note(`The address is also named in what others wrote: ${named.join(', ')}`)
      }
    }
  },
}

/** `2 submissions, 1 resume` */
function dataText({ submissions, resumes, subscriptions }: PersonalData): string {
  return [
    counted(submissions, 'submission'),
    resumes > 0 ? counted(resumes, 'resume') : [],
    subscriptions > 0 ? counted(subscriptions, 'newsletter subscription') : [],
  ]
    .flat()
    .join(', ')
}
