import { afterAll } from 'vitest'
import { removeSharedPostgres } from './stores.ts'

// With `isolate: false` the test files of a worker share this module, and so its PostgreSQL.
afterAll(removeSharedPostgres)
