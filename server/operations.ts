import { newsletterOperations } from './newsletter/subscriptions.ts'
import { outboxOperations } from './outbox/queue.ts'
import type { Store } from './store/open-store.ts'
import { proveWritable } from './store/prove-writable.ts'
import { submissionOperations } from './submissions/store-submissions.ts'

/** Everything that the running server asks of its store: what each of its parts brings. */
export function operationsOn(store: Store) {
  return {
    ...submissionOperations(store),
    ...newsletterOperations(store),
    ...outboxOperations(store),
    proveWritable: (at: Date, room?: number) => proveWritable(store.db, at, room),
  }
}

export type StoreOperations = ReturnType<typeof operationsOn>
