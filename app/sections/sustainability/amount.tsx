import type { FigureParts } from '#content/model/figures.ts'

type Props = {
  figure: FigureParts
  size: string
  className?: string
}

/** A large amount; its "over" stands small before it. */
export function Amount({ figure, size, className = '' }: Props) {
  return (
    <span data-placeholder={figure.placeholderId} className={`block ${className}`}>
      {figure.prefix && <span className="display block text-h4">{figure.prefix} </span>}
      <span className={`numeral hang-5 block ${size}`}>{figure.digits}</span>
    </span>
  )
}
