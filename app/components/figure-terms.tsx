import { classes } from '#app/lib/classes.ts'

type Figure = {
  definition?: string | undefined
  unit: string
  scope?: string | undefined
  base?: string | undefined
  period?: string | undefined
}

/** The names of the terms. */
type Names = { unit: string; scope: string; base: string; period: string }

type Props = {
  figure: Figure
  names: Names
  /** A term more. */
  children: React.ReactNode
}

/** A figure's definition and its terms, in its receipt. */
export function FigureTerms({ figure, names, children }: Props) {
  return (
    <>
      {figure.definition && <p className="measure-68">{figure.definition}</p>}
      <dl className="mt-2 flex flex-wrap items-baseline gap-x-5 text-small">
        <Terms figure={figure} names={names} />
        {children}
      </dl>
    </>
  )
}

type TermsProps = Pick<Props, 'figure' | 'names'> & {
  /** The look of the unit's name, where a head above the column says it. */
  unitName?: string
}

/** A figure's unit, base and period: in the receipt and in the row on `/data`. */
export function Terms({ figure: { unit, scope, base, period }, names, unitName }: TermsProps) {
  return (
    <>
      <Term name={names.unit} nameClass={unitName}>
        {unit}
      </Term>
      {scope && <Term name={names.scope}>{scope}</Term>}
      {base && <Term name={names.base}>{base}</Term>}
      {period && <Term name={names.period}>{period}</Term>}
    </>
  )
}

type TermProps = {
  name: string
  nameClass?: string | undefined
  className?: string
  children: React.ReactNode
}

/** A term and its value run on in one line, as the width allows. */
export function Term({ name, nameClass, className, children }: TermProps) {
  return (
    <div className={className}>
      <dt className={classes('mr-1.5 inline text-ink-soft', nameClass)}>{name}</dt>
      <dd className="inline">{children}</dd>
    </div>
  )
}
