import { Mark } from '#app/components/mark.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Company } from '#content/model/company-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type ContactsProps = Pick<PageTexts['/governance'], 'privacy' | 'particulars'> & {
  topic: { text: string; email: string; form: string }
  /** The words before the e-mail address. */
  email: string
}

/**
 * Whom to ask about personal data, and beside it the group as the public register has it. Without
 * particulars the first takes both places.
 */
export function Contacts({ privacy, particulars, topic, email }: ContactsProps) {
  const { entries } = particulars
  return (
    <Section column="grid-12 gap-y-12">
      <div
        className={classes(
          'col-span-full',
          entries.length > 0 ? 'lg:col-span-6' : 'lg:heading-row',
        )}
      >
        <h2 className="mb-5 self-start text-h3">{privacy.heading}</h2>
        <div>
          <div className="grid measure-60 gap-4">
            {privacy.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>{topic.text}</p>
          </div>
          <dl className="mt-6 measure-60 border-b border-line">
            <Entry label={email}>
              <a
                href={`mailto:${topic.email}`}
                className="py-0.5 wrap-anywhere underline underline-offset-4"
              >
                {topic.email}
              </a>
            </Entry>
          </dl>
          <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2 no-print">
            <MoreLink to={topic.form}>{privacy.form}</MoreLink>
            <MoreLink to="/privacy-policy">{privacy.policy}</MoreLink>
          </p>
        </div>
      </div>
      {entries.length > 0 && (
        <div className="col-span-full lg:col-span-5 lg:col-start-8">
          <h2 className="mb-5 text-h3">{particulars.heading}</h2>
          <p className="measure-60">{particulars.lead}</p>
          <dl className="mt-6 border-b border-line">
            {entries.map(({ label, text, placeholderId }) => (
              <Entry key={label} label={label} placeholderId={placeholderId}>
                {text}
              </Entry>
            ))}
          </dl>
        </div>
      )}
    </Section>
  )
}

type EntryProps = { label: string; placeholderId?: string | undefined; children: React.ReactNode }

function Entry({ label, placeholderId, children }: EntryProps) {
  return (
    <div
      data-placeholder={placeholderId}
      className="grid gap-x-col border-t border-line py-3 text-small sm:grid-cols-2"
    >
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Structure = PageTexts['/governance']['structure']
type LevelsProps = {
  structure: Structure
  /** Each with the positions in it. */
  teams: readonly (Structure['executive'] & { members: readonly string[] })[]
  companies: readonly Pick<Company, 'id' | 'name'>[]
}

/** Board, teams, companies (spec 2.23): one across all, three side by side, the work under them. */
export function Levels({ structure, teams, companies }: LevelsProps) {
  const { name, heading, board } = structure
  return (
    <Section>
      <SectionHeading name={name} className="mb-10 lg:mb-14">
        {heading}
      </SectionHeading>
      {board && (
        <div
          data-placeholder={board.placeholderId}
          className="heading-row items-baseline border-t-2 border-ink pt-6 pb-9 lg:pb-14"
        >
          <h3>{board.title}</h3>
          <p className="text-lead">{board.text}</p>
        </div>
      )}
      <div className="grid gap-x-col gap-y-9 lg:grid-cols-3">
        {teams.map(({ title, text, members, link }) => (
          <div
            key={title}
            className="grid gap-x-col border-t-2 border-ink pt-5 md:split-5/12 lg:flex lg:flex-col"
          >
            <div>
              <h3>{title}</h3>
              <p className="mt-2 text-ink-soft lg:min-h-[3.1em]">{text}</p>
            </div>
            <div className="flex grow flex-col items-start max-md:mt-4 lg:mt-4">
              <ul className="mb-5 w-full border-b border-line">
                {members.map((member) => (
                  <li
                    key={member}
                    className="border-t border-line py-1.5 font-medium max-lg:md:first:border-t-0"
                  >
                    {member}
                  </li>
                ))}
              </ul>
              <p className="mt-auto">
                <MoreLink to="/management">{link}</MoreLink>
              </p>
            </div>
          </div>
        ))}
      </div>
      <div className="mt-9 border-t-2 border-ink pt-6 lg:mt-14">
        <div className="heading-row items-baseline">
          <h3>{structure.companies.title}</h3>
          <p className="text-ink-soft">{structure.companies.text}</p>
        </div>
        <ul className="mt-6 mb-5 grid grid-cols-2 gap-x-col sm:grid-cols-3 lg:flex lg:flex-wrap lg:justify-between">
          {companies.map(({ id, name }) => (
            <li key={id} data-company={id}>
              <a
                href={`/subsidiaries/${id}`}
                className="display flex items-center gap-2 py-2 underline-offset-5 hover:underline"
              >
                <Mark name={id} className="size-5 flex-none text-accent lg:size-6" />
                {name}
              </a>
            </li>
          ))}
        </ul>
        <MoreLink to="/corporate-structure">{structure.companies.link}</MoreLink>
      </div>
    </Section>
  )
}
