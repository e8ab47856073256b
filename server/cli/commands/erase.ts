import { jsonText, oneLine } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, readArguments } from '#server/cli/terminal/read-arguments.ts'
import { confirm } from '#server/cli/terminal/terminal.ts'
import {
  countPerson,
  entriesNaming,
  erasePerson,
  type PersonalData,
  storedEmail,
} from '#server/submissions/personal-data.ts'
import { clearErased } from './clear-erased.ts'
import type { Command } from './command.ts'
import { counted } from './entry-text.ts'

const usage = 'erase EMAIL [--yes] [--json]'

/** Everything that one person sent. */
export const erase: Command = {
  usage,
  summary: 'everything that a person sent, resumes and subscription included, for good',
  prepare(args) {
    const { values, positionals } = readArguments(usage, args, { yes: { type: 'boolean' } })
    const email = storedEmail(positionals[0] ?? '')
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      throw new CliProblem(`"${oneLine(email)}" is not an e-mail address.`)
    }
    return async (context) => {
      const { store, terminal } = context
      const { db } = store
      const found = await countPerson(db, email)
      if (found.submissions > 0) {
        await confirm(terminal, `${dataText(found)} of ${email} will be erased.`, values.yes)
      }
      await erasePerson(db, email)
      const done = `${dataText(found)} of ${email} erased`
      await clearErased(context, 'whole', done)
      const named = await entriesNaming(db, email)
      if (values.json) {
        terminal.print(jsonText({ email, erased: found, namedIn: named }))
        return
      }
      terminal.print(
        found.submissions === 0
          ? `Nothing of ${email} is stored.`
          : `${done}. Backups and exported files still hold them.`,
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
