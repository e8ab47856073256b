import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { ListedOpening } from '#content/model/vacancies.ts'

type MoreDocumentsProps = PageTexts['/careers/apply']['moreDocuments'] & {
  job: string
  email: string
}

/** Where extra documents go, and under which subject (spec 2.8). */
export function MoreDocuments({ heading, lead, yourName, job, email }: MoreDocumentsProps) {
  return (
    <section>
      <h2 className="display mb-2.5 text-h4">{heading}</h2>
      <p className="text-ink-soft">{lead}</p>
      <p className="mt-3.5 border border-line bg-surface px-4 py-3.5 font-semibold wrap-anywhere">
        Application for <span data-job>{job}</span> -{' '}
        <span className="font-normal text-ink-soft">{yourName}</span>
      </p>
      <p className="mt-3.5 wrap-anywhere">
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  )
}

type PositionRowProps = {
  text: PageTexts['/careers/apply']['position']
  /** The position that the page is built with. */
  job: string
  openings: readonly ListedOpening[]
  answerTime: { days: string; unit: string }
}

/**
 * What the visitor applies for: the position, large, and its terms in a ruled row. What each opening
 * puts into the row stands ready beside it.
 */
export function PositionRow({ text, job, openings, answerTime }: PositionRowProps) {
  return (
    <asked-job data-general={job} className="mt-9 block lg:mt-12">
      <p className="mb-2 text-small text-on-night-soft">{text.lead}</p>
      <p data-job className="display text-statement wrap-anywhere">
        {job}
      </p>
      <div role="status">
        <p
          data-job-closed
          hidden
          className="mt-5 measure-60 border-l-4 border-warn-line bg-warn px-5 py-4 text-warn-ink"
        >
          {text.closed}
        </p>
      </div>
      <dl
        className={classes(
          'mt-9 -mb-16 grid grid-cols-2 gap-x-col gap-y-4 border-t border-line-night',
          'pt-4 pb-6 md:grid-cols-4 lg:mt-11 lg:-mb-20',
        )}
      >
        <Term name={text.team} term="department" />
        <Term name={text.place} term="location" />
        <Term name={text.type} term="type" />
        <Term name={text.answer} value={`${answerTime.days} ${answerTime.unit}`} />
      </dl>
      {openings.map(({ title, department, location, type, closes }) => (
        <data
          key={title}
          hidden
          value={title}
          data-department={department}
          data-location={location}
          data-type={type}
          data-closes={closes}
        />
      ))}
    </asked-job>
  )
}

/** A term has a value, or the name under which an opening says it; without an opening it is hidden. */
type TermProps = { name: string } & (
  | { value: string; term?: undefined }
  | { value?: undefined; term: 'department' | 'location' | 'type' }
)

function Term({ name, term, value }: TermProps) {
  return (
    <div hidden={term !== undefined} data-term-row={term}>
      <dt className="text-small text-on-night-soft">{name}</dt>
      <dd data-term={term} className="font-semibold">
        {value}
      </dd>
    </div>
  )
}
