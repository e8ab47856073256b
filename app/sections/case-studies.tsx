import { Badge, toneColours } from '#app/components/badge.tsx'
import { Icon } from '#app/components/icon.tsx'
import { type CaseTile, caseTone } from '#app/lib/case-types.ts'
import { classes } from '#app/lib/classes.ts'
import type { CaseStudy } from '#content/model/news-schemas.ts'

type CaseDetailsProps = { study: CaseStudy }

/** The four sections of an open case study (spec 2.12), one below the other. */
function CaseDetails({ study }: CaseDetailsProps) {
  const sections = [
    { heading: 'Main Challenge', text: study.mainChallenge },
    { heading: 'Value Added / Solution Provided', text: study.valueAdded },
    { heading: 'Key Client', text: study.keyClient },
    { heading: 'Key Take away / Lesson Learnt', text: study.keyTakeaway },
  ]
  return (
    <div
      id={`${study.id}-details`}
      className="case-details mt-8 w-full gap-x-col gap-y-7 print:mt-4 print:gap-y-3"
    >
      {sections.map(({ heading, text }) => (
        <div key={heading} className="border-t border-line-strong pt-3.5">
          <h4 className="mb-2 text-small font-semibold font-stretch-108%">{heading}</h4>
          <p className="measure-44 text-small text-ink-soft">{text ?? '–'}</p>
        </div>
      ))}
    </div>
  )
}

type Years = { from: number; to: number }
type CaseCardProps = {
  study: CaseStudy
  /** Its years, and those of all case studies. */
  years: Years
  all: Years
}

/**
 * A case study (spec 2.12): a card that opens and closes by itself (`app/behaviour/case-cards.ts`).
 * An address that ends in its id opens it, and so does its link while the script is not there. Without
 * script and on paper it is open.
 */
export function CaseCard({ study, years, all }: CaseCardProps) {
  const { id, projectName, type, period, description, placeholderId } = study
  const tone = caseTone(type)
  const share = (count: number) => `${(100 * count) / (all.to - all.from)}%`
  const span = { left: share(years.from - all.from), width: share(years.to - years.from) }
  return (
    <article
      id={id}
      data-placeholder={placeholderId}
      className="case-card group flex flex-col items-start"
    >
      <span aria-hidden="true" style={span} className={`case-span ${toneColours[tone]}`} />
      <p className="mb-5 flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <span className="display text-lead">{period}</span>
        <Badge tone={tone}>{type}</Badge>
      </p>
      <h3
        id={`${id}-name`}
        className={classes(
          'line-clamp-2 max-w-full pb-0.5 text-h4 leading-h3',
          'group-data-open:line-clamp-none targeted:line-clamp-none',
        )}
      >
        {projectName}
      </h3>
      <div className="mt-3 flex w-full flex-col items-start gap-y-5.5">
        <p
          className={classes(
            'line-clamp-3 measure-44 text-ink-soft group-data-open:line-clamp-none',
            'noscript:line-clamp-none targeted:line-clamp-none print:line-clamp-none',
          )}
        >
          {description}
        </p>
        <a
          href={`#${id}`}
          aria-controls={`${id}-details`}
          aria-describedby={`${id}-name`}
          className={classes(
            'inline-flex min-h-11 flex-none items-center gap-3',
            'border-b-2 border-signal font-semibold no-print',
            'noscript:hidden',
          )}
        >
          <span className="group-data-open:hidden">View Details</span>
          <Icon name="plus" className="size-3.5 group-data-open:hidden" />
          <span className="hidden group-data-open:inline">Hide Details</span>
          <Icon name="minus" className="hidden size-3.5 group-data-open:block" />
        </a>
      </div>
      <CaseDetails study={study} />
    </article>
  )
}

type Props = { tiles: readonly CaseTile[]; note: string }

/** The four summary tiles (spec 2.12): two columns on small screens, four from medium on. */
export function CaseSummary({ tiles, note }: Props) {
  return (
    <section className="wrap bg-paper">
      <h2 className="sr-only">Summary</h2>
      <dl className="grid grid-cols-2 gap-x-col border-b border-line md:grid-cols-4 print:grid-cols-4">
        {tiles.map(({ label, count, tone }) => (
          <div
            key={label}
            className={classes(
              'flex flex-col-reverse justify-end border-line py-5.5',
              'max-md:nth-3:border-t max-md:nth-4:border-t md:py-8.5',
            )}
          >
            <dt className="mt-4.5 flex items-center gap-2.5 font-semibold">
              {tone && (
                <span aria-hidden="true" className={`size-3.5 flex-none ${toneColours[tone]}`} />
              )}
              {label}
            </dt>
            <dd className="numeral hang-4 text-title">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 measure-60 text-small text-ink-soft">{note}</p>
    </section>
  )
}
