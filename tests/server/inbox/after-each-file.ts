import { afterAll } from 'vitest'
import { removeSharedPostgres } from './stores.ts'

// A worker runs one file after the other, and keeps what they import.
afterAll(removeSharedPostgres)
