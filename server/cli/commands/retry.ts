import { makeDue } from '#server/outbox/queue.ts'
import { type Command, counted } from './command.ts'

export const retry: Command = {
  usage: 'retry',
  summary: 'mails that wait or have failed are tried again at once',
  options: [],
  async run({ store, settings, terminal }) {
    const due = await makeDue(store.db, new Date())
    if (due === 0) return 'No mail waits.'
    if (!settings.SMTP_URL)
      terminal.note('SMTP_URL is not set here: the server sends only when it is set there.')
    return `${counted(due, 'mail')} due now: the running server sends them within seconds.`
  },
}
