import { classes } from '#app/lib/classes.ts'
import type { DataContent } from '#app/page-content/data.ts'

type Figure = DataContent['register'][number]['figures'][number]

type Props = { figure: Figure; text: DataContent['text'] }

const colours = { stated: 'text-tone-green', scope: 'text-tone-blue', open: 'text-danger' } as const

/** One figure: the number, what it says, and its terms. */
export function FigureRow({ figure, text: { terms, statuses } }: Props) {
  const { id, prefix, number, suffix, label, definition, unit, state, page } = figure
  return (
    <li
      id={id}
      className={classes(
        'grid gap-x-col gap-y-3 border-line-strong py-5.5 not-first:border-t first:pt-0',
        'target:bg-mark md:grid-cols-[4fr_7fr]',
      )}
    >
      <p className={classes('numeral hang-4 text-h2', state === 'open' && 'text-ink-soft')}>
        {prefix}
        {number}
        {suffix.startsWith(' ') && ' '}
        <span className={/[a-z]/i.test(suffix) ? 'numeral-unit' : 'numeral-sign'}>
          {suffix.trim()}
        </span>
      </p>
      <div>
        <p className="display">{label}</p>
        <p className="mb-2 measure-68 text-base">{definition}</p>
        <dl className="flex flex-wrap items-baseline gap-x-5 text-small">
          <Term name={terms.unit}>{unit}</Term>
          <Term name={terms.scope}>{figure.scope}</Term>
          <Term name={terms.base}>{figure.base}</Term>
          <Term name={terms.period}>{figure.period}</Term>
          <Term name={terms.page}>
            <a href={page.href} className="inline-block py-0.5 underline underline-offset-4">
              {page.label}
            </a>
          </Term>
          <Term name={terms.status}>
            <b className={colours[state]}>{statuses[state].title}</b>
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
