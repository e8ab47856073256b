import { FigureParts } from '#app/components/figure-parts.tsx'
import { Mark } from '#app/components/mark.tsx'
import { classes } from '#app/lib/classes.ts'
import type { ShownFigure } from '#content/model/receipts.ts'

type Group = {
  company: { id: string; name: string }
  name: string
  heading: string
  items: readonly {
    title: string
    place: string
    figure?: ShownFigure | undefined
    word?: string | undefined
  }[]
}
type Props = { groups: readonly Group[] }

/** The assets and projects that companies feature on their pages (spec 2.11), in each company's colour. */
export function Featured({ groups }: Props) {
  return (
    <div className="bg-surface py-section">
      {groups.map((group) => (
        <FeaturedBy key={group.company.id} {...group} />
      ))}
    </div>
  )
}

function FeaturedBy({ company, name, heading, items }: Group) {
  return (
    <section data-company={company.id} className="wrap not-first:mt-continuation">
      <div className="mb-9 heading-row items-baseline">
        <h2 className="text-h3">{heading}</h2>
        <a
          href={`/subsidiaries/${company.id}`}
          className="group flex items-center gap-3 justify-self-start"
        >
          <Mark name={company.id} className="size-7 text-accent" />
          <span className="font-semibold underline-offset-5 group-hover:underline">
            {company.name}
          </span>
          <span className="text-small text-ink-soft">{name}</span>
        </a>
      </div>
      <ul className="grid gap-x-col gap-y-6 sm:grid-cols-3">
        {items.map(({ title, place, figure, word }) => (
          <li
            key={title}
            className={classes(
              'grid grid-cols-2 content-start items-baseline gap-x-col border-t-3 border-accent pt-4',
              'sm:grid-cols-1',
            )}
          >
            <h3 className="col-start-2 text-h4 sm:col-start-1">{title}</h3>
            <p className="col-start-2 text-small text-ink-soft sm:col-start-1">{place}</p>
            <p className="col-start-1 row-start-1 row-end-3 mb-4 numeral text-h2 text-accent-field sm:row-end-2">
              {figure ? (
                <FigureParts
                  {...figure}
                  suffix={figure.suffix || ` ${figure.label.toLowerCase()}`}
                />
              ) : (
                word
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
