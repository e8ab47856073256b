import { Arrow } from '#app/components/button.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { ListedOpening } from '#content/model/vacancies.ts'

type Text = PageTexts['/careers']['positions']

type Props = {
  text: Text
  openings: readonly ListedOpening[]
  /** The titles' level, by the heading above the list. */
  level?: 'h2' | 'h3'
}

/** Openings from edge to edge: each leads to its page, and beside it to its form. One that closes goes. */
export function PositionList({ text, openings, level = 'h3' }: Props) {
  return (
    <timed-parts className="block border-y-2 border-ink">
      {openings.length > 0 && (
        <ul>
          {openings.map((opening) => (
            <Position key={opening.path} text={text} opening={opening} level={level} />
          ))}
        </ul>
      )}
      <NoneLeft openings={openings}>{text.none}</NoneLeft>
    </timed-parts>
  )
}

type PositionProps = { text: Text; opening: ListedOpening; level: 'h2' | 'h3' }

function Position({ text, opening, level: Heading }: PositionProps) {
  const { title, department, location, type, description, path, applyPath, closes } = opening
  return (
    <li
      data-until={closes}
      className={classes(
        'group/job relative border-line-strong transition-colors duration-240',
        'not-first:border-t hover:bg-night hover:text-white',
      )}
    >
      <div className="wrap grid-12 items-start gap-y-4 py-7 lg:py-9.5">
        <div className="col-span-full lg:col-span-7">
          <Heading className="hang-3 text-statement leading-hero">
            <a href={path} className="after:absolute after:inset-0">
              {title}
            </a>
          </Heading>
          <dl className="mt-4 grid gap-x-4 gap-y-2 text-small phone:grid-cols-3 lg:mt-6 lg:grid-cols-7 lg:gap-x-col">
            <Detail name={text.team} value={department} />
            <Detail name={text.place} value={location} />
            <Detail name={text.type} value={type} />
          </dl>
        </div>
        <div className="col-span-full lg:col-span-5 group-hover/job:lit-rules">
          <p className={`measure-52 ${quiet}`}>{description}</p>
          {/* Above the link that the whole row is. */}
          <a href={applyPath} className="group ruled-link relative mt-3">
            {text.apply} <span className="sr-only">{`${text.applyAs} ${title}`}</span>
            <Arrow />
          </a>
        </div>
      </div>
    </li>
  )
}

const quiet = 'text-ink-soft group-hover/job:text-white'

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div className="lg:col-span-2">
      <dt className={quiet}>{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

/** What the list says once it is empty: now, or when its last opening has closed. */
function NoneLeft({
  openings,
  children,
}: {
  openings: readonly ListedOpening[]
  children: string
}) {
  const moments = openings.flatMap(({ closes }) => closes ?? [])
  if (moments.length < openings.length) return null
  const from = moments.toSorted().at(-1)
  return (
    <p data-from={from} hidden={from !== undefined} className="wrap py-9.5 text-lead">
      {children}
    </p>
  )
}
