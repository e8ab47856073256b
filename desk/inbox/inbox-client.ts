import type { FormKind } from '../../contract/forms.ts'
import { messagesFrom, sendMessage } from '../../server/staff/frames.ts'
import type { StaffOperations } from '../../server/staff/operations.ts'
import { remote, type StoreCall, type StoreReply } from '../../server/store/store-access.ts'
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

type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void }
type Connection = { process: Process; pending: Map<number, Pending> }

/**
 * The inbox's operations (server/staff), which another process carries out. When it ends, what waits for an answer
 * is refused, and the next call starts another.
 */
export function inboxClient(start: () => Process): { inbox: StaffOperations; close: () => void } {
  let connection: Connection | undefined
  let calls = 0

  function connect(): Connection {
    const made: Connection = { process: start(), pending: new Map() }
    // EPIPE where the process has died: then its output ends too.
    made.process.input.on('error', () => {})
    void listen(made)
      .catch(() => {})
      .finally(() => {
        if (connection === made) connection = undefined
        for (const { reject } of made.pending.values())
          reject(new Refusal('The inbox does not answer. Please try again in a minute.'))
      })
    return made
  }

  async function listen({ process, pending }: Connection): Promise<void> {
    for await (const message of messagesFrom(process.output)) {
      const reply = message as StoreReply
      const waits = pending.get(reply.id)
      pending.delete(reply.id)
      if ('result' in reply) waits?.resolve(reply.result)
      // `undefined` is no JSON: the reply to an operation without a result has only its id.
      else if (!('code' in reply)) waits?.resolve(undefined)
      else if (reply.message) waits?.reject(new Refusal(reply.message))
      else waits?.reject(new Error(`the inbox failed (${reply.code})`))
    }
  }

  const inbox = remote<StaffOperations>((name, args) => {
    connection ??= connect()
    const { process, pending } = connection
    calls += 1
    const id = calls
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject })
      sendMessage(process.input, { id, name, args } satisfies StoreCall)
    })
  })
  return { inbox, close: () => connection?.process.input.end() }
}
