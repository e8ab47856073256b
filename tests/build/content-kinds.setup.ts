import type { TestProject } from 'vitest/node'
import { haveKind, kinds } from './content-kinds.ts'

/** Has the build after which the Vitest project is named. */
export default async ({ name }: TestProject) => {
  for (const kind of kinds) if (kind === name) await haveKind(kind)
}
