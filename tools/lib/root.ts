import { fileURLToPath } from 'node:url'

/** The repository's folder: every tool works from there, wherever it was started. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
