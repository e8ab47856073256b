import { MoreLink } from '#app/components/more-link.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { GovernanceContent } from '#app/page-content/governance.ts'

type Level = GovernanceContent['levels'][number]
type Props = { name: string; heading: string; levels: readonly Level[] }

/** Board, teams, companies, from the top: who belongs to each, as content has them. */
export function Levels({ name, heading, levels }: Props) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHeading name={name} className="mb-10 lg:mb-14">
          {heading}
        </SectionHeading>
        <ol className="border-b border-line">
          {levels.map((level) => (
            <LevelRow key={level.title} {...level} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function LevelRow(level: Level) {
  return (
    <li
      data-awaits={'awaits' in level ? level.awaits : undefined}
      className={classes(
        'grid-12 items-baseline gap-y-3 border-t border-line py-7',
        'first:border-t-2 first:border-ink',
      )}
    >
      <h3 className="col-span-full text-h3 md:col-span-5 lg:col-span-4">{level.title}</h3>
      <div className="col-span-full md:col-span-7 md:col-start-6 lg:col-start-6">
        <p className="text-lead">{level.text}</p>
        {level.members.length > 0 && (
          <ul className="mt-3 gap-x-col text-ink-soft sm:columns-2">
            {level.members.map((member) => (
              <li key={member} className="break-inside-avoid py-0.75">
                {member}
              </li>
            ))}
          </ul>
        )}
        {'link' in level && (
          <p className="mt-3">
            <MoreLink to={level.href}>{level.link}</MoreLink>
          </p>
        )}
      </div>
    </li>
  )
}
