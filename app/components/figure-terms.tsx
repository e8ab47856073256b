type Props = {
  figure: {
    definition?: string | undefined
    unit: string
    scope?: string | undefined
    base?: string | undefined
    period?: string | undefined
  }
  /** What the terms are called. */
  names: { unit: string; scope: string; base: string; period: string }
  /** A term more. */
  children: React.ReactNode
}

/** What a figure says, and its terms: in its row on `/data` and in its receipt. */
export function FigureTerms({ figure, names, children }: Props) {
  const { definition, unit, scope, base, period } = figure
  return (
    <>
      {definition && <p className="measure-68">{definition}</p>}
      <dl className="mt-2 flex flex-wrap items-baseline gap-x-5 text-small">
        <Term name={names.unit}>{unit}</Term>
        {scope && <Term name={names.scope}>{scope}</Term>}
        {base && <Term name={names.base}>{base}</Term>}
        {period && <Term name={names.period}>{period}</Term>}
        {children}
      </dl>
    </>
  )
}

/** A term and its value run on in one line, as the width allows. */
export function Term({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="mr-1.5 inline text-ink-soft">{name}</dt>
      <dd className="inline">{children}</dd>
    </div>
  )
}
