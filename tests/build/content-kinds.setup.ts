import type { TestProject } from 'vitest/node'
import { makeKind } from './content-kinds.ts'

/** Vitest's projects for the confirmed builds are called after them. */
export default ({ name }: TestProject) => makeKind(name === 'settled' ? 'settled' : 'confirmed')
