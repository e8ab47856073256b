import { makeDue } from '#server/outbox/queue.ts'
import { counted, defineCommand } from './command.ts'

export const retry = defineCommand(
  {
    usage: 'retry [--json]',
    summary: 'mails that wait or have failed are tried again at once',
    options: {},
  },
  () =>
    async ({ store, settings }) => {
      const due = await makeDue(store.db, new Date())
      return {
        data: { due },
        text:
          due === 0
            ? 'No mail waits.'
            : `${counted(due, 'mail')} due now: the running server sends them within seconds.`,
        notes:
          due > 0 && !settings.SMTP_URL
            ? ['SMTP_URL is not set here: the server sends only when it is set there.']
            : [],
      }
    },
)
