import type { TextPart } from './marked-text.ts'

/** Text with the words found in `mark` elements. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    marked ? <mark key={index}>{text}</mark> : text,
  )
}
