import type { Readable } from 'node:stream'
import type { FormKind } from '../../contract/forms.ts'
import { messagesFrom, sendMessage } from '../../server/staff/frames.ts'
import type { StaffOperations } from '../../server/staff/operations.ts'
import { pendingCalls, remote, type StoreReply } from '../../server/store/store-access.ts'
import { type Process, Refusal } from '../base/desk.ts'
import type { Person } from '../base/people.ts'
import type { ContentDesk } from '../content/content-repository.ts'

/** What the topic of the inbox is given. */
export type InboxDesk = ContentDesk & { inbox: StaffOperations }

/** The kinds of submissions that somebody may read. */
export function kindsFor({ roles }: Person): FormKind[] {
  return [
    ...(roles.has('correspondence') ? (['contact', 'newsletter'] as const) : []),
    ...(roles.has('hr') ? (['application'] as const) : []),
  ]
}

/**
 * The inbox's operations (server/staff), which another process carries out. When it ends, what waits for an answer
 * is refused, and the next call starts another.
 */
export function inboxClient(start: () => Process): { inbox: StaffOperations; close: () => void } {
  let connection: ReturnType<typeof connect> | undefined

  function connect() {
    const { input, output } = start()
    const calls = pendingCalls((code, message) =>
      message ? new Refusal(message) : new Error(`the inbox failed (${code})`),
    )
    const opened = { input, calls }
    // EPIPE where the process has died: then its output ends too.
    input.on('error', () => {})
    void listen(output, calls.complete)
      .catch(() => {})
      .finally(() => {
        if (connection === opened) connection = undefined
        calls.rejectAll(new Refusal('The inbox does not answer. Please try again in a minute.'))
      })
    return opened
  }

  const inbox = remote<StaffOperations>((name, args) => {
    connection ??= connect()
    const { input, calls } = connection
    return calls.call(name, args, (message) => sendMessage(input, message))
  })
  return { inbox, close: () => connection?.input.end() }
}

async function listen(output: Readable, complete: (reply: StoreReply) => void): Promise<void> {
  for await (const message of messagesFrom(output)) complete(message as StoreReply)
}
