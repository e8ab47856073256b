import { type MarkDrawing, type MarkName, markDrawings } from '#brand/marks.ts'

export type { MarkName }

/** True when the sprite has a mark of that name. */
export function isMarkName(name: string): name is MarkName {
  return Object.hasOwn(markDrawings, name)
}

/** The drawings behind `Mark`, once a document. Grid of 24, stroke 2.5, in the text's colour. */
export function MarkSprite() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {Object.entries(markDrawings).map(([name, drawing]: [string, MarkDrawing]) => (
        <symbol key={name} id={`mark-${name}`} viewBox="0 0 24 24">
          {drawing.line && (
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeMiterlimit="8"
              d={drawing.line}
            />
          )}
          {drawing.fill && <path fill="currentColor" d={drawing.fill} />}
        </symbol>
      ))}
    </svg>
  )
}

type Props = { name: MarkName; className?: string }

/** One mark of the family, decorative: the name stands beside it. */
export function Mark({ name, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <use href={`#mark-${name}`} />
    </svg>
  )
}
