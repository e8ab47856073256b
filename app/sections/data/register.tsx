import { FigureParts } from '#app/components/figure-parts.tsx'
import { Term, Terms } from '#app/components/figure-terms.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Figure } from '#content/model/figure-schemas.ts'
import type { FigureParts as Parts } from '#content/model/figures.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

export type ListedFigure = Parts &
  Pick<Figure, 'id' | 'definition' | 'unit' | 'base'> & { page: { href: string; label: string } }

type FigureRowProps = { figure: ListedFigure; text: PageTexts['/data'] }

/** One figure: the number, what it says, and its terms, in the columns of `FigureColumns` where there is room. */
export function FigureRow({ figure, text: { terms } }: FigureRowProps) {
  const { id, prefix, number, suffix, label, definition, page } = figure
  return (
    <li
      id={id}
      data-awaits={figure.awaits}
      className={classes(
        'flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line-strong py-3.5',
        'target:bg-mark md:grid-12 lg:py-2.5',
      )}
    >
      <p className="numeral hang-4 text-h3 md:col-span-4 md:row-span-2 lg:col-span-3 lg:row-span-1">
        <FigureParts prefix={prefix} number={number} suffix={suffix} />
      </p>
      <div className="contents md:col-span-8 md:block lg:col-span-4">
        <p className="font-semibold">{label}</p>
        {definition && <p className="w-full text-small text-pretty">{definition}</p>}
      </div>
      <dl
        className={classes(
          'flex w-full flex-wrap items-baseline gap-x-5 text-small',
          'md:col-span-8 lg:col-span-5 lg:grid lg:split-3/5 lg:gap-x-col',
        )}
      >
        <Terms figure={figure} names={terms} unitName="lg:sr-only" />
        <Term
          name={terms.page}
          nameClass="lg:sr-only"
          className="lg:col-start-2 lg:row-span-4 lg:row-start-1"
        >
          <a href={page.href} className="inline-block py-0.5 underline underline-offset-4">
            {page.label}
          </a>
        </Term>
      </dl>
    </li>
  )
}

/** The names of the columns in large windows, where each row has them for screen readers alone. */
export function FigureColumns({ terms }: Pick<PageTexts['/data'], 'terms'>) {
  return (
    <div
      className="hidden text-small text-ink-soft lg:col-span-5 lg:grid lg:split-3/5 lg:gap-x-col"
      aria-hidden="true"
    >
      <span>{terms.unit}</span>
      <span>{terms.page}</span>
    </div>
  )
}

/** Whose figures they are: a company's id, or the page that they are about. */
type Source = { id: string; name: string; figures: readonly ListedFigure[] }
type RegisterProps = { text: PageTexts['/data']; register: readonly Source[] }

/** The figures by whose they are, each source in its colour. */
export function Register({ text, register }: RegisterProps) {
  return (
    <div className="bg-sunk py-section">
      <div className="wrap">
        <nav aria-label={text.sources} className="mb-12 lg:mb-20">
          <ul className="flex flex-wrap gap-x-8 gap-y-1 border-y border-line-strong py-4">
            {register.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#of-${id}`}
                  aria-label={`${text.sources}: ${name}`}
                  className="inline-block py-1 underline decoration-1 underline-offset-4"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {register.map(({ id, name, figures }) => (
          <section
            key={id}
            id={`of-${id}`}
            data-company={id}
            className="border-t-4 border-accent pt-4 pb-8 last:pb-0 lg:pb-11"
          >
            <div className="items-baseline pb-5 lg:grid-12">
              <h2 className="text-h3 lg:col-span-7">{name}</h2>
              <FigureColumns terms={text.terms} />
            </div>
            <ul className="border-b border-line-strong">
              {figures.map((figure) => (
                <FigureRow key={figure.id} figure={figure} text={text} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
