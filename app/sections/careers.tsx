import { AnswerLine } from '#app/components/answer-line.tsx'
import { Button } from '#app/components/button.tsx'
import { ClosingCall } from '#app/components/closing-call.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { appliedHash } from '#app/lib/applied-address.ts'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { applicationSteps, ListedOpening } from '#content/model/vacancies.ts'
import type { FilterRow } from '#content/model/vacancy-filters.ts'

type AfterYouApplyProps = {
  text: PageTexts['/careers']['afterYouApply']
  steps: typeof applicationSteps
  answerTime: { days: string; unit: string }
}

/** What happens to an application (spec 8: 5-7 business days), as stations on a line. */
export function AfterYouApply({ text, steps, answerTime }: AfterYouApplyProps) {
  return (
    <Section room="continuation">
      <SectionHeading name={text.name} className="mb-9 lg:mb-11">
        {text.heading}
      </SectionHeading>
      <AnswerLine {...steps} answerTime={answerTime} />
      {text.questions && <p className="mt-9 measure-62">{text.questions}</p>}
    </Section>
  )
}

type AppliedNoticeProps = {
  answerTime: { days: string; unit: string }
  /** The label of the button back to the openings. */
  button: string
}

/**
 * The notice after an application (spec 4, 8). It is shown above the page's head until the
 * visitor leaves; app/behaviour/applied-notice.ts inserts it.
 */
export function AppliedNotice({ answerTime, button }: AppliedNoticeProps) {
  return (
    <applied-notice role="status" data-hash={appliedHash}>
      <template>
        <div className="on-dark bg-tone-green pt-36 pb-10 text-white lg:pt-46 lg:pb-16">
          <div className="wrap flex flex-wrap items-center gap-x-11 gap-y-5">
            <Icon name="success" className="size-16 lg:size-28" />
            <div className="flex-1 basis-80">
              <h2 className="text-statement">Application Submitted Successfully!</h2>
              <p className="mt-2.5 measure-62">
                Thank you for applying. Our HR team will review your application and make contact
                within {answerTime.days} {answerTime.unit}.
              </p>
            </div>
            <Button href="/careers#positions" variant="light">
              {button}
            </Button>
          </div>
        </div>
      </template>
    </applied-notice>
  )
}

type AskFirstProps = { heading: string; email: string; picture: LibraryPicture }

/** The closing link to HR (spec 2.8). */
export function AskFirst({ heading, email, picture }: AskFirstProps) {
  return (
    <ClosingCall heading={heading} picture={picture}>
      <Button
        href={`mailto:${email}`}
        variant="outline-dark"
        className="max-w-full whitespace-normal wrap-anywhere"
      >
        {email}
      </Button>
    </ClosingCall>
  )
}

/** The choices that narrow a long list, a row for each kind; every choice is a page of its own. */
export function FilterBar({ rows }: { rows: readonly FilterRow[] }) {
  if (rows.length === 0) return null
  return (
    <div className="mt-9 border-t border-line lg:mt-12">
      {rows.map(({ name, links }) => (
        <nav
          key={name}
          aria-label={name}
          className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[5rem_1fr]"
        >
          <span aria-hidden="true" className="py-2 text-small text-ink-soft">
            {name}
          </span>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ label, href, current }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={current || undefined}
                  className={classes(
                    'inline-block border-b-2 py-2 font-semibold underline-offset-4 hover:underline',
                    current ? 'border-signal' : 'border-transparent text-ink-soft',
                  )}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

type Text = PageTexts['/careers']['positions']

type PositionListProps = {
  text: Text
  openings: readonly ListedOpening[]
  /** The titles' level, by the heading above the list. */
  level?: 'h2' | 'h3'
}

/** Openings from edge to edge: each leads to its page, and beside it to its form. One that closes goes. */
export function PositionList({ text, openings, level = 'h3' }: PositionListProps) {
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
          {/* Above the link that is stretched over the row. */}
          <Button
            href={applyPath}
            variant="outline"
            arrow
            className="relative mt-5 group-hover/job:hover:bg-white group-hover/job:hover:text-ink"
          >
            {text.apply} <span className="sr-only">{`${text.applyAs} ${title}`}</span>
          </Button>
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

/** The text of an empty list: empty now, or when its last opening has closed. */
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

type PositionsProps = {
  text: PageTexts['/careers']['positions']
  openings: readonly ListedOpening[]
  filters: readonly FilterRow[]
}

/** The openings (spec 2.8, anchor `#positions`), ruled from edge to edge. */
export function Positions({ text, openings, filters }: PositionsProps) {
  return (
    <section id="positions" className="pt-12 lg:pt-section">
      <div className="wrap mb-6 lg:mb-14">
        <SectionHeading name={text.name} variant="chapter">
          {text.heading}
        </SectionHeading>
        <FilterBar rows={filters} />
      </div>
      <PositionList text={text} openings={openings} />
      <p className="wrap mt-8 text-lead">
        {text.lead} <a href="/careers/apply">{text.link}</a>
      </p>
      {text.placements && <p className="wrap mt-3">{text.placements}</p>}
    </section>
  )
}
