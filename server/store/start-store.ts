import type { FastifyBaseLogger } from 'fastify'
import type { StoreSettings } from './open-store.ts'
import { type RunningStore, startStoreWorker } from './store-worker.ts'

/**
 * Opens the store for the running server, which must never wait for a disk: SQLite in a thread of
 * its own, PostgreSQL in this one, since it answers over the network.
 *
 * @throws {StoreProblem} when the store cannot be opened
 */
export async function startStore(
  settings: StoreSettings,
  log: FastifyBaseLogger,
): Promise<RunningStore> {
  if (settings.DATABASE_URL === undefined) return startStoreWorker(settings.DATA_DIR, log)
  // What works on a database stays out of this thread when another one does.
  const { openStore } = await import('./open-store.ts')
  const { operationsOn } = await import('./operations.ts')
  const store = await openStore(settings)
  return { operations: operationsOn(store), close: store.close }
}
