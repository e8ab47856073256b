import type { MarkPath } from '#content/model/picture-schemas.ts'

type SpriteProps = { marks: readonly { name: string; paths: readonly MarkPath[] }[] }

/** The drawings behind `Mark`, once a document. Grid of 24, in the text's colour. */
export function MarkSprite({ marks }: SpriteProps) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {marks.map(({ name, paths }) => (
        <symbol key={name} id={`mark-${name}`} viewBox="0 0 24 24">
          {paths.map((path) => (
            <Path key={path.d} {...path} />
          ))}
        </symbol>
      ))}
    </svg>
  )
}

function Path({ kind, d }: MarkPath) {
  return kind === 'fill' ? (
    <path fill="currentColor" d={d} />
  ) : (
    <path fill="none" stroke="currentColor" strokeWidth="2.5" strokeMiterlimit="8" d={d} />
  )
}

type Props = { name: string; className?: string }

/** One mark of the family, decorative: the name stands beside it. */
export function Mark({ name, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className={className} aria-hidden="true">
      <use href={`#mark-${name}`} />
    </svg>
  )
}
