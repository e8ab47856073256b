import { FigureParts } from '#app/components/figure-parts.tsx'
import { classes } from '#app/lib/classes.ts'
import type { DataContent } from '#app/page-content/data.ts'

type Figure = DataContent['register'][number]['figures'][number]

type Props = { figure: Figure; text: DataContent['text'] }

/** One figure: the number, what it says, and its terms. */
export function FigureRow({ figure, text: { terms } }: Props) {
  const { id, prefix, number, suffix, label, definition, unit, page } = figure
  return (
    <li
      id={id}
      data-awaits={figure.awaits}
      className={classes(
        'grid gap-x-col gap-y-3 border-line-strong py-5.5 not-first:border-t first:pt-0',
        'target:bg-mark md:grid-cols-[4fr_7fr] print:grid-cols-[4fr_7fr] print:py-3',
      )}
    >
      <p className="numeral hang-4 text-h2">
        <FigureParts prefix={prefix} number={number} suffix={suffix} sign="numeral-sign" />
      </p>
      <div>
        <p className="display">{label}</p>
        {definition && <p className="measure-68">{definition}</p>}
        <dl className="mt-2 flex flex-wrap items-baseline gap-x-5 text-small">
          <Term name={terms.unit}>{unit}</Term>
          {figure.scope && <Term name={terms.scope}>{figure.scope}</Term>}
          {figure.base && <Term name={terms.base}>{figure.base}</Term>}
          {figure.period && <Term name={terms.period}>{figure.period}</Term>}
          <Term name={terms.page}>
            <a href={page.href} className="inline-block py-0.5 underline underline-offset-4">
              {page.label}
            </a>
          </Term>
        </dl>
      </div>
    </li>
  )
}

/** A term and its value run on in one line, as the register's width allows. */
function Term({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="mr-1.5 inline text-ink-soft">{name}</dt>
      <dd className="inline">{children}</dd>
    </div>
  )
}
