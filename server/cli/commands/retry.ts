import { jsonText } from '#server/cli/terminal/clean-text.ts'
import { readArguments } from '#server/cli/terminal/read-arguments.ts'
import { makeDue } from '#server/outbox/queue.ts'
import type { Command } from './command.ts'
import { counted } from './entry-text.ts'

const usage = 'retry [--json]'

/** Mails that failed or wait for a later attempt. */
export const retry: Command = {
  usage,
  summary: 'mails that wait or have failed are tried again at once',
  prepare(args) {
    const { values } = readArguments(usage, args, {})
    return async ({ store, settings, terminal }) => {
      const mails = await makeDue(store.db, new Date())
      if (values.json) {
        terminal.print(jsonText({ due: mails }))
        return
      }
      terminal.print(
        mails === 0
          ? 'No mail waits.'
          : `${counted(mails, 'mail')} due now: the running server sends them within seconds.`,
      )
      if (mails > 0 && !settings.SMTP_URL) {
        terminal.note('SMTP_URL is not set here: the server sends only when it is set there.')
      }
    }
  },
}
