import type { TestProject } from 'vitest/node'
import { type MadeKind, makeKind } from './content-kinds.ts'

const kinds: readonly MadeKind[] = ['confirmed', 'settled', 'evening']

/** Vitest's projects for these builds are called after them. */
export default async ({ name }: TestProject) => {
  const kind = kinds.find((each) => each === name)
  if (kind) await makeKind(kind)
}
