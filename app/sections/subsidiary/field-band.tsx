import { FiguresLink } from '#app/components/figures-link.tsx'
/** A band in the company's colour. */
export function FieldBand({ children }: { children: React.ReactNode }) {
  return (
    <section className="on-dark overflow-hidden bg-accent-field py-section text-white">
      <div className="wrap">{children}</div>
    </section>
  )
}

type Props = { figures: readonly { id: string }[]; label: string }

/** Under a company's figures: the way to the row of the first (spec 2.19). */
export function AboutFigures({ figures: [first], label }: Props) {
  if (!first) return null
  return <FiguresLink label={label} href={`/data#${first.id}`} className="mt-10" />
}
