import { Fragment } from 'react'
import { type Change, diffed, swapped } from '../worker/report.ts'
import type { ChangedLine, WrittenRecord } from './changes.ts'

export const kindNames: Readonly<Record<WrittenRecord['kind'], string>> = {
  new: 'New',
  changed: 'Changed',
  removed: 'Removed',
}

/** Lines of a record that are shown; more are in `<details>`. */
const shownLines = 8
/** Up to so many characters, a value is crossed out whole; in longer ones, the words that differ. */
const shortValue = 60

/** What a record said and says now, value by value; the first lines openly. */
export function Lines({ lines }: { lines: readonly ChangedLine[] }) {
  const shown = (some: readonly ChangedLine[]) => (
    <ul className="lines">
      {some.map((line, index) => (
        <li key={index}>
          <Line line={line} />
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

/** A value as it was, crossed out, and as it is. */
export function Line({ line: { label, was = '', is = '', note } }: { line: ChangedLine }) {
  if (note)
    return (
      <>
        <span className="label">Address changed</span> from <bdi>{was}</bdi> to <bdi>{is}</bdi>.{' '}
        {note}
      </>
    )
  const isShort = Math.min(was.length, is.length) <= shortValue
  return (
    <>
      {label && <span className="label">{label}: </span>}
      <Runs runs={isShort ? swapped(was, is) : diffed(was, is)} />
    </>
  )
}

const marks = { same: Fragment, removed: 'del', added: 'ins' } as const

/** Removed and added text in one line. */
export function Runs({ runs }: { runs: Change['parts'] }) {
  return runs.map(({ text, state }, index) => {
    const Mark = marks[state]
    return (
      <Mark key={index}>
        {/* For screen readers, what colours show. */}
        {state !== 'same' && <span className="unseen">{state}: </span>}
        {/* `bdi`: a bidi control character must not reorder the text outside. */}
        <bdi>{text}</bdi>
      </Mark>
    )
  })
}
