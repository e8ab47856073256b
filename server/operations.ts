import { newsletterOperations } from './newsletter/subscriptions.ts'
import { outboxOperations } from './outbox/queue.ts'
import type { Store } from './store/open-store.ts'
import { proveWritable } from './store/prove-writable.ts'
import { type NewSubmission, storeSubmissions } from './submissions/store-submissions.ts'

/** Everything that the running server asks of its store: what each of its parts brings. */
export function operationsOn(store: Store) {
  const { db } = store
  return {
    ...newsletterOperations(store),
    ...outboxOperations(store),
    storeSubmissions: (submissions: readonly NewSubmission[]) => storeSubmissions(db, submissions),
    proveWritable: (at: Date, room: number) => proveWritable(db, at, room),
  }
}

export type StoreOperations = ReturnType<typeof operationsOn>
