import { FigureLine } from './figure-line.tsx'

const sizes = {
  /** Four in a row. */
  regular: 'text-figure',
  /** In a narrow column. */
  small: 'text-title',
} as const

type Props = {
  /** The figure as people read it, such as `500+`. */
  value: string
  /** What is counted. */
  label: string
  /** What it counts, where the label does not say it. */
  meaning?: string | undefined
  /** Its name among what awaits confirmation. */
  placeholderId?: string | undefined
  size?: keyof typeof sizes
}

/** A key figure: rule, large numeral, what is counted, in one line more where needed (art direction). */
export function FigureBlock({ value, label, meaning, placeholderId, size = 'regular' }: Props) {
  return (
    <div data-placeholder={placeholderId} className="border-t-2 border-current pt-6">
      <p className={`numeral hang-4 ${sizes[size]}`}>{value}</p>
      <p className="mt-5.5 font-semibold">{label}</p>
      <FigureLine>{meaning}</FigureLine>
    </div>
  )
}
