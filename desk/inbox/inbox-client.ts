import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FormKind } from '../../contract/forms.ts'
import { messagesFrom, sendMessage } from '../../server/staff/frames.ts'
import type { StaffOperations } from '../../server/staff/operations.ts'
import { pendingCalls, remote, type StoreReply } from '../../server/store/store-access.ts'
import type { Entry } from '../../server/submissions/entries.ts'
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

/** Who has sent it, as a list shows it. */
export function senderOf({ fields }: Pick<Entry, 'fields'>): string {
  return fields.name ?? fields.fullName ?? fields.email ?? ''
}

/** Milliseconds for an answer; clearing the files waits for whoever reads them (server/store/clear-deleted.ts). */
const patience = { call: 10_000, clearErased: 60_000 }

/** The inbox has not answered in time. */
export class NoAnswer extends Refusal {
  constructor() {
    super('The inbox does not answer. Please try again in a minute.')
  }
}

/** Waits for an answer of the inbox. @throws {NoAnswer} after so many milliseconds */
export function within<Answer>(timeout: number, answer: Promise<Answer>): Promise<Answer> {
  const late = wait(timeout, undefined, { ref: false }).then((): never => {
    throw new NoAnswer()
  })
  return Promise.race([answer, late])
}

/**
 * The inbox's operations (server/staff), which another process carries out. When it ends or hangs, what waits for an
 * answer is refused, and the next call starts another.
 */
export function inboxClient(
  start: () => Process,
  { call: timeout, clearErased } = patience,
): { inbox: StaffOperations; close: () => void } {
  let connection: ReturnType<typeof connect> | undefined

  function connect() {
    const { input, output } = start()
    const calls = pendingCalls((code, message) =>
      message ? new Refusal(message) : new Error(`the inbox failed (${code})`),
    )
    const opened = { input, calls, drop }
    function drop() {
      if (connection === opened) connection = undefined
      input.end()
      calls.rejectAll(new NoAnswer())
    }
    // EPIPE where the process has died: then its output ends too.
    input.on('error', () => {})
    void listen(output, calls.complete)
      .catch(() => {})
      .finally(drop)
    return opened
  }

  const inbox = remote<StaffOperations>(async (name, args) => {
    // In a process of its own, which SQLite blocks while it rewrites the file.
    const isLong = name === 'clearErased'
    const opened = (isLong ? undefined : connection) ?? connect()
    if (!isLong) connection = opened
    const { input, calls, drop } = opened
    const answer = calls.call(name, args, (message) => sendMessage(input, message))
    try {
      return await within(isLong ? clearErased : timeout, answer)
    } catch (error) {
      if (error instanceof NoAnswer) drop()
      throw error
    } finally {
      if (isLong) input.end()
    }
  })
  return { inbox, close: () => connection?.input.end() }
}

async function listen(output: Readable, complete: (reply: StoreReply) => void): Promise<void> {
  for await (const message of messagesFrom(output)) complete(message as StoreReply)
}
