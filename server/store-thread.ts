import { operationsOn } from './operations.ts'
import { serveThread } from './store/serve-thread.ts'

/* The thread in which SQLite works: see store/store-worker.ts. */
serveThread(operationsOn)
