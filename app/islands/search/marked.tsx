import type { TextPart } from './marked-text.ts'

/** Text with the words found in `mark` elements. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) => {
    // An element for each: a browser that translates the page puts bare text elsewhere.
    const Part = marked ? 'mark' : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    return <Part key={index}>{text}</Part>
  })
}
