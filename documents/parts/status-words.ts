import { documentWords } from '#content/model/documents.ts'
import { isConfirmed } from '#content/model/figures.ts'
import type { Fact } from '#content/schema/fact.ts'

/** Where a figure stands between its owner and the public, as readers see it. */
export function statusWords(fact: Fact): string {
  const { stated, valueStated, open } = documentWords.status
  if (isConfirmed(fact)) return stated
  return fact.status === 'stated' ? valueStated : open
}
