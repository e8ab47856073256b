import type { ChangedLine } from './changes.ts'

/** Lines of a record that are shown; more are in `<details>`. */
const shownLines = 8

/** What a change takes out of a record's file and puts in; the first lines openly. */
export function Lines({ lines }: { lines: readonly ChangedLine[] }) {
  const shown = (some: readonly ChangedLine[]) => (
    <ul className="lines">
      {some.map(({ state, text }, index) => (
        <li key={index}>
          <Marked as={state === 'added' ? 'ins' : 'del'} label={`${state}:`} text={text} />
        </li>
      ))}
    </ul>
  )
  const rest = lines.slice(shownLines)
  return (
    <>
      {shown(lines.slice(0, shownLines))}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          {shown(rest)}
        </details>
      )}
    </>
  )
}

/** Removed or added text; for screen readers, the label says what colours show. */
export function Marked(props: { as: 'del' | 'ins'; label: string; text: string }) {
  const { as: Mark, label, text } = props
  return (
    <Mark>
      <span className="unseen">{label} </span>
      {/* `bdi`: a bidi control character must not reorder the text outside. */}
      <bdi>{text}</bdi>
    </Mark>
  )
}
