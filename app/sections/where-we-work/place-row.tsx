import { FigureParts } from '#app/components/figure-parts.tsx'
import { classes } from '#app/lib/classes.ts'
import type { FigureParts as Parts } from '#content/model/figures.ts'
import type { PlaceKind } from '#content/model/places.ts'
import { WordMark } from './place-mark.tsx'

type Statement = {
  kind: PlaceKind | undefined
  /** The kind in words, or what else it is. */
  label: string
  name: string
  href: string
  figure?: Pick<Parts, 'prefix' | 'number' | 'suffix'> | undefined
  /** In place of a figure. */
  word?: string | undefined
  company?: { name: string; stretch: string } | undefined
}

export type PlaceProps = {
  name: string
  note?: string | undefined
  statements: readonly Statement[]
}

/** A place with all that is stated of it, each with its page. */
export function PlaceRow({ name, note, statements }: PlaceProps) {
  return (
    <li
      className={classes(
        'grid gap-x-col gap-y-3 border-t border-line-strong pt-5 pb-6 first:border-t-0 first:pt-1',
        'md:split-3/8',
      )}
    >
      <div>
        <h4 className="display text-h4">{name}</h4>
        {note && <p className="mt-1 measure-34 text-small text-ink-soft">{note}</p>}
      </div>
      <ul className="grid gap-y-4">
        {statements.map((statement) => (
          <StatementLine key={[statement.kind, statement.name].join(' ')} {...statement} />
        ))}
      </ul>
    </li>
  )
}

function StatementLine({ kind, label, name, href, figure, word, company }: Statement) {
  return (
    <li className="grid grid-cols-[1rem_1fr] items-baseline gap-x-3.5">
      <span className="translate-y-0.5">{kind && <WordMark kind={kind} />}</span>
      <div>
        <a href={href} className="inline-block py-0.5 font-semibold underline underline-offset-4">
          {name}
        </a>
        <p className="text-small text-ink-soft">
          {label}
          {figure ? (
            <>
              {' · '}
              <FigureParts {...figure} inText />
            </>
          ) : (
            word && ` · ${word}`
          )}
          {company && ` · ${company.name} (${company.stretch.toLowerCase()})`}
        </p>
      </div>
    </li>
  )
}
