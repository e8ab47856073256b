import { AnswerLine } from '#app/components/answer-line.tsx'
import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { ScamNote } from '#app/components/scam-notice.tsx'
import { longDate } from '#app/lib/dates.ts'
import type { vacancyPages } from '#content/model/records.ts'
import type { applicationSteps, ListedOpening } from '#content/model/vacancies.ts'
import type { Vacancy } from '#content/model/vacancy-schemas.ts'

type ApplyOrClosedProps = {
  text: typeof vacancyPages
  applyPath: string
  /** Of an opening whose dates are stated: its calendar file, and its closing moment. */
  calendarPath: string | undefined
  closes: string | undefined
  closed: boolean
}

/** The way to the form while the opening is open; from its closing moment on, that it has closed. */
export function ApplyOrClosed({
  text,
  applyPath,
  calendarPath,
  closes,
  closed,
}: ApplyOrClosedProps) {
  return (
    <>
      {!closed && (
        <div data-until={closes} className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button href={applyPath} variant="primary" arrow>
            {text.apply}
          </Button>
          {calendarPath && (
            <a href={calendarPath} download className="ruled-link">
              {text.calendar.link}
              <Icon name="download" className="h-4 w-3.5" />
            </a>
          )}
        </div>
      )}
      {/* Stands before it says anything, because only what changes in it is read out. */}
      <div role="status">
        {closes && (
          <div data-from={closes} hidden={!closed} className="mt-8">
            <p className="display measure-46 border-l-4 border-signal-night pl-5 text-h4">
              {text.closed.text}
            </p>
            <Button href="/careers/apply" variant="outline-dark" arrow className="mt-6">
              {text.closed.link}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

type HowToApplyProps = {
  title: string
  applyPath: string
  closes: string | undefined
  text: typeof vacancyPages
  process: typeof applicationSteps & { answerTime: { days: string; unit: string } }
}

/** The way from the form to the answer, what to have ready for it, and the notice against scams. */
export function HowToApply({ title, applyPath, closes, text, process }: HowToApplyProps) {
  const { headingBefore, papers, list } = text.process
  return (
    <section data-until={closes} className="on-dark bg-night py-section text-white">
      <div className="wrap">
        <div className="heading-row mb-12 gap-y-6 lg:mb-16">
          <h2>
            {headingBefore} {title}
          </h2>
          <div>
            <Button href={applyPath} variant="primary" arrow>
              {text.apply}
            </Button>
          </div>
        </div>
        <AnswerLine {...process} />
        <div className="grid-12 mt-16 items-start gap-y-10 lg:mt-24">
          <div className="col-span-full lg:col-span-6">
            <h3 className="mb-5">{papers}</h3>
            <ul className="border-t border-on-night-soft/40">
              {list.map((paper) => (
                <li key={paper} className="border-b border-line-night py-3.5">
                  {paper}
                </li>
              ))}
            </ul>
          </div>
          <div className="col-span-full lg:col-span-5 lg:col-start-8">
            <ScamNote {...text.noFees} level="h3" />
          </div>
        </div>
      </div>
    </section>
  )
}

type OtherOpeningsProps = {
  text: (typeof vacancyPages)['others']
  others: readonly ListedOpening[]
}

/** The ways on to the other openings, one ruled row each. */
export function OtherOpenings({ text, others }: OtherOpeningsProps) {
  return (
    <nav aria-label={text.name} className="wrap py-section no-print">
      <h2 className="mb-7 text-h3">{text.name}</h2>
      {others.length > 0 && (
        <ul className="mb-9 border-t-2 border-ink">
          {others.map(({ title, location, path, closes }) => (
            <li key={path} data-until={closes} className="border-b border-line-strong">
              <a
                href={path}
                className="group arrow relative grid items-center gap-x-col py-5 md:split-7/12 after:absolute after:right-0"
              >
                <span className="display pr-10 text-h4 underline-offset-4 group-hover:underline">
                  {title}
                </span>
                <span className="pr-10 text-ink-soft">{location}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <MoreLink to="/careers#positions">{text.all}</MoreLink>
    </nav>
  )
}

type VacancySheetProps = { vacancy: Vacancy; text: typeof vacancyPages }

type Term = {
  name: string
  value: string
  date?: string
  note?: string
  placeholderId?: string | undefined
}

/** The facts of an opening; what HR has not given has no line. */
function termsOf({ vacancy, text }: VacancySheetProps): Term[] {
  const { department, location, type, reference, posted, closes, placeholderId } = vacancy
  const { terms, endOfDay } = text
  return [
    { name: terms.department, value: department },
    { name: terms.location, value: location },
    { name: terms.type, value: type },
    ...(reference ? [{ name: terms.reference, value: reference, placeholderId }] : []),
    ...(posted
      ? [{ name: terms.posted, value: longDate(posted), date: posted, placeholderId }]
      : []),
    ...(closes
      ? [
          {
            name: terms.closes,
            value: longDate(closes),
            date: closes,
            note: endOfDay,
            placeholderId,
          },
        ]
      : []),
  ]
}

/** How wide a cell is, by how many there are, so that they fill their rows: of two columns, three and twelve. */
const spans: Partial<Record<number, string>> = {
  3: 'max-sm:last:col-span-full lg:col-span-4',
  4: 'sm:max-lg:last:col-span-full lg:col-span-3',
  5: 'max-sm:last:col-span-full sm:max-lg:last:col-span-2 lg:col-span-2 lg:nth-[-n+2]:col-span-3',
}

/** The facts of an opening: one row that they fill, two columns on a phone. */
export function VacancySheet(props: VacancySheetProps) {
  const terms = termsOf(props)
  return (
    <div className="border-b border-line bg-surface">
      <div className="wrap">
        <dl className="grid grid-cols-2 gap-x-col gap-y-5 py-6 sm:grid-cols-3 lg:grid-12 lg:py-8">
          {terms.map((term) => (
            <TermCell
              key={term.name}
              {...term}
              className={spans[terms.length] ?? 'lg:col-span-2'}
            />
          ))}
        </dl>
      </div>
    </div>
  )
}

function TermCell({
  name,
  value,
  date,
  note,
  placeholderId,
  className,
}: Term & { className: string }) {
  return (
    <div data-placeholder={placeholderId} className={className}>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="mt-1 font-semibold wrap-anywhere">
        {date ? <time dateTime={date}>{value}</time> : value}
        {note && <span className="block text-small font-normal text-ink-soft">{note}</span>}
      </dd>
    </div>
  )
}

type WorkProps = {
  title: string
  text: (typeof vacancyPages)['work']
  profile: Vacancy['profile']
}

/** What the position does, row by row, and what it asks for. */
export function Work({ title, text, profile }: WorkProps) {
  if (!profile) return null
  const { duties, requirements, placeholderId } = profile
  if (duties.length + requirements.length === 0) return null
  return (
    <section data-placeholder={placeholderId} className="pt-section">
      <h2 className="wrap mb-10 lg:mb-16">
        {text.headingBefore} {title}
      </h2>
      {duties.length > 0 && (
        <Part heading={text.duties}>
          <dl className="border-t-2 border-ink">
            {duties.map(({ title, text }) => (
              <div
                key={title}
                className="grid gap-x-col gap-y-1.5 border-b border-line py-5 md:split-3/8 lg:py-6"
              >
                <dt className="display text-h4">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {requirements.length > 0 && (
        <div className="bg-sunk py-continuation">
          <Part heading={text.requirements} last>
            <ul className="border-t-2 border-ink">
              {requirements.map((requirement) => (
                <li key={requirement} className="border-b border-line py-4 text-lead">
                  {requirement}
                </li>
              ))}
            </ul>
          </Part>
        </div>
      )}
    </section>
  )
}

type PartProps = { heading: string; last?: boolean; children: React.ReactNode }

/** A list beside its heading. */
function Part({ heading, last = false, children }: PartProps) {
  return (
    <div className={`wrap grid-12 gap-y-5 ${last ? '' : 'pb-continuation'}`}>
      <h3 className="col-span-full lg:col-span-4">
        <span className="lg:sticky lg:top-26 lg:block">{heading}</span>
      </h3>
      <div className="col-span-full lg:col-span-8">{children}</div>
    </div>
  )
}
