import { MoreLabel } from '#app/components/more-link.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { CareersContent, Opening } from '#app/page-content/careers.ts'

type Props = { text: CareersContent['page']['positions']; openings: readonly Opening[] }

/** The openings (spec 2.8, anchor `#positions`), ruled from edge to edge. */
export function Positions({ text, openings }: Props) {
  return (
    <section id="positions" className="pt-section">
      <div className="wrap mb-9 heading-row lg:mb-14">
        <SectionHeading name={text.name}>{text.heading}</SectionHeading>
        <p className="text-lead">
          {text.lead} <a href="/careers/apply">{text.link}</a>
        </p>
      </div>
      <ul className="border-y-2 border-ink">
        {openings.map((opening) => (
          <Position key={opening.title} opening={opening} />
        ))}
      </ul>
    </section>
  )
}

function Position({ opening }: { opening: Opening }) {
  const { title, department, location, type, description } = opening
  return (
    <li
      className={classes(
        'group/job relative border-line-strong transition-colors duration-240',
        'not-first:border-t hover:bg-night hover:text-white',
      )}
    >
      <div className="wrap columns-12 items-start gap-y-4 py-7 lg:py-9.5">
        <h3 className="col-span-full hang-3 text-statement leading-hero lg:col-span-6">
          <a
            href={`/careers/apply?job=${encodeURIComponent(title)}`}
            className="after:absolute after:inset-0"
          >
            {title}
          </a>
        </h3>
        <div className="col-span-full measure-42 lg:col-span-4">
          <dl className="mb-2.5 grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-0.5 text-small">
            <Detail name="Team" value={department} />
            <Detail name="Place" value={location} />
            <Detail name="Type" value={type} />
          </dl>
          <p className={quiet}>{description}</p>
        </div>
        <span
          className="col-span-full lg:col-span-2 lg:justify-self-end group-hover/job:lit-rules"
          aria-hidden="true"
        >
          <MoreLabel>Apply</MoreLabel>
        </span>
      </div>
    </li>
  )
}

const quiet = 'text-ink-soft group-hover/job:text-white'

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className={quiet}>{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </>
  )
}
