import { classes } from '#app/lib/classes.ts'

type Figure = {
  unit: string
  scope?: string | undefined
  base?: string | undefined
  period?: string | undefined
}

/** The names of the terms. */
type Names = { unit: string; scope: string; base: string; period: string }

type TermsProps = {
  figure: Figure
  names: Names
  /** Classes of the unit's name, where a head above the column says it. */
  unitName?: string
}

/** A figure's unit, scope, base and period (spec 2.19). */
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
