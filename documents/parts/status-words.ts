import type { Fact } from '#content/schema/fact.ts'

/** Where a figure stands between its owner and the public, as readers see it. */
export const statusWords: Record<Fact['status'], string> = {
  stated: 'Stated',
  placeholder: 'To be confirmed',
}
