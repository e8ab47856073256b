// @ts-check
import { fileURLToPath } from 'node:url'

/** The repository's folder. Every command works from there, wherever it was typed. */
export const root = fileURLToPath(new URL('..', import.meta.url))
