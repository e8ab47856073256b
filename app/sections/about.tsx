import { DownloadList } from '#app/components/download-list.tsx'
import { ExcellenceBadge } from '#app/components/excellence-badge.tsx'
import { MoreLabel, MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import { Eyebrow, SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { DocumentText } from '#content/model/document-schemas.ts'
import type { FigureParts } from '#content/model/figures.ts'
import type { Group } from '#content/model/group-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { Milestone, values } from '#content/model/records.ts'

type CoreValuesProps = { heading: string; values: typeof values }

/** The core values (spec 2.5): one large word each. */
export function CoreValues({ heading, values }: CoreValuesProps) {
  return (
    <Section ground="surface">
      <h2 className="mb-14">{heading}</h2>
      <ul className="border-b border-line-strong">
        {values.map(({ title, text, placeholderId }) => (
          <li
            key={title}
            data-placeholder={placeholderId}
            className={classes(
              'grid items-baseline gap-x-col gap-y-2 border-t border-line-strong pt-4.5 pb-5.5',
              'lg:split-7/12',
            )}
          >
            <h3 className="hang-3 text-hero leading-none tracking-display">{title}</h3>
            <p className="measure-42 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type DownloadsProps = { heading: string; press: string; documents: readonly DocumentText[] }

/** Company profile and annual report, to take along (spec 2.5). */
export function Downloads({ heading, press, documents }: DownloadsProps) {
  return (
    <Section room="continuation" column="grid-12 gap-y-9">
      <SectionHeading name="Downloads" className="col-span-full text-h3 lg:col-span-4">
        {heading}
      </SectionHeading>
      <div className="col-span-full lg:col-start-6">
        <DownloadList documents={documents} />
        <p className="mt-8">
          <MoreLink to="/press">{press}</MoreLink>
        </p>
      </div>
    </Section>
  )
}

type EvolutionProps = { years: FigureParts; text: PageTexts['/about']['evolution'] }

/** The group's history (spec 2.5, anchor `#evolution`). */
export function Evolution({ years, text }: EvolutionProps) {
  return (
    <Section id="evolution" column="grid-12 gap-y-13">
      <ExcellenceBadge years={years} />
      <div className="col-span-full lg:col-start-5">
        <h2 className="statement">
          <Eyebrow>{text.name}</Eyebrow>
          {text.statement}
        </h2>
        <div className="mt-8 gap-x-col text-ink-soft md:columns-2">
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-[1em] break-inside-avoid last:mb-0">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  )
}

type MilestonesProps = {
  text: PageTexts['/about']['milestones']
  milestones: readonly Milestone[]
  /** Whether there is a timeline to lead to. */
  timeline: boolean
}

/** The milestones (spec 2.5), as stations: the last one lit. */
export function Milestones({ text, milestones, timeline }: MilestonesProps) {
  return (
    <Section ground="night">
      <div className="mb-14 flex flex-wrap items-end justify-between gap-6">
        <h2>{text.heading}</h2>
        {timeline && <MoreLink to="/historical">{text.link}</MoreLink>}
      </div>
      <ol
        className={classes(
          'grid gap-x-col gap-y-10 phone:grid-cols-2 print:grid-cols-3 lg:gap-y-16',
          milestones.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {milestones.map(({ year, title, text: what, placeholderId }) => (
          <li
            key={year}
            data-placeholder={placeholderId}
            className="milestone border-t border-on-night pt-5.5"
          >
            <p className="numeral hang-4.5 text-figure">{year}</p>
            <h3 className="display mt-5 mb-1.5 text-h4">{title}</h3>
            {what && <p className="measure-34 text-on-night-soft">{what}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

type Statement = NonNullable<Group['vision']>

type VisionAndMissionProps = { heading: string; vision: Statement; mission: Statement }

/** Vision and mission (spec 2.5): on paper, and on ember up to the window's edge. */
export function VisionAndMission({ heading, vision, mission }: VisionAndMissionProps) {
  return (
    <section className="wrap grid-12">
      <h2 className="sr-only">{heading}</h2>
      <Part name="Vision" statement={vision} className="lg:col-span-6 lg:pr-col" />
      <Part
        name="Mission"
        statement={mission}
        className={classes(
          'on-dark -mx-bleed bg-action px-bleed text-white print:mx-0 print:px-0',
          // From the seventh column on; its words from the eighth.
          'lg:col-start-7 lg:ml-0 lg:pl-[calc((100%+var(--spacing-col))/6)]',
        )}
      />
    </section>
  )
}

type PartProps = { name: string; statement: Statement; className: string }

function Part({ name, statement, className }: PartProps) {
  return (
    <div className={`col-span-full py-section print:py-6 ${className}`}>
      <h3 className="section-name mb-5 lg:mb-24">{name}</h3>
      <p className="statement" data-placeholder={statement.placeholderId}>
        {statement.text}
      </p>
    </div>
  )
}

type WaysOnProps = {
  text: PageTexts['/about']['ways']
  /** The addresses that there are. */
  isHeld: (href: string) => boolean
}

/** The ways on from About (spec 2.5). */
export function WaysOn({ text, isHeld }: WaysOnProps) {
  const ways = [
    { to: '/corporate-structure', title: 'Corporate structure', ...text.structure },
    { to: '/management', title: 'Management Team', ...text.management },
    { to: '/where-we-work', ...text.places },
    { to: '/governance', ...text.governance },
  ].filter(({ to }) => isHeld(to))
  return (
    <Section ground="night" className="no-print">
      <h2 className="sr-only">{text.heading}</h2>
      <ul
        className={classes(
          'grid gap-x-col gap-y-10 md:grid-cols-2',
          ways.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {ways.map((way) => (
          <Way key={way.to} {...way} />
        ))}
      </ul>
    </Section>
  )
}

type WayProps = { to: string; title: string; text: string; link: string }

/** The title is the link; it is stretched over all of the entry. */
function Way({ to, title, text, link }: WayProps) {
  return (
    <li className="group relative flex flex-col border-t border-on-night pt-5">
      <h3 className="text-h4">
        <a href={to} className="after:absolute after:inset-0">
          {title}
        </a>
      </h3>
      <p className="mt-2.5 mb-auto measure-40 pb-4.5 text-on-night-soft">{text}</p>
      <MoreLabel className="self-start">{link}</MoreLabel>
    </li>
  )
}
