import { Mark } from '#app/components/mark.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { Company } from '#content/model/company-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Structure = PageTexts['/governance']['structure']
type Props = {
  structure: Structure
  /** Each with the positions in it. */
  teams: readonly (Structure['executive'] & { members: readonly string[] })[]
  companies: readonly Pick<Company, 'id' | 'name'>[]
}

/** Board, teams, companies (spec 2.23): one across all, three side by side, the work under them. */
export function Levels({ structure, teams, companies }: Props) {
  const { name, heading, board } = structure
  return (
    <Section>
      <SectionHeading name={name} className="mb-10 lg:mb-14">
        {heading}
      </SectionHeading>
      {board && (
        <div
          data-awaits={board.awaits}
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
