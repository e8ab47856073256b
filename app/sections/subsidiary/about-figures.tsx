import { FiguresLink } from '#app/components/figures-link.tsx'

type Props = { figures: readonly { id: string }[]; label: string }

/** Under a company's figures: the way to the row of the first (spec 2.19). */
export function AboutFigures({ figures: [first], label }: Props) {
  if (!first) return null
  return <FiguresLink label={label} href={`/data#${first.id}`} className="mt-10" />
}
