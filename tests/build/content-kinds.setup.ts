import type { TestProject } from 'vitest/node'
import { type MadeKind, makeKind } from './content-kinds.ts'

const kinds: readonly MadeKind[] = ['confirmed', 'settled', 'evening']

/** Makes the build after which the Vitest project is named. */
export default async ({ name }: TestProject) => {
  const kind = kinds.find((each) => each === name)
  if (kind) await makeKind(kind)
}
