import { Portrait } from '#app/components/portrait.tsx'
import { classes } from '#app/lib/classes.ts'
import type { ManagementContent } from '#app/page-content/management.ts'
import { TeamHeading } from './team-heading.tsx'

type Props = { lead: string; leaders: ManagementContent['management'] }

/** The management team (spec 2.7): wide ruled rows, plates on sand. */
export function Management({ lead, leaders }: Props) {
  return (
    <section className="py-section">
      <div className="wrap">
        <TeamHeading heading="Management" introduction={lead} />
        <ul className="border-b border-line-strong">
          {leaders.map((leader) => (
            <li
              key={leader.id}
              data-awaits={leader.awaits}
              className={classes(
                'grid grid-cols-[--spacing(28)_1fr] gap-x-4.5 border-t border-line-strong py-5.5',
                'lg:grid-12 lg:py-5',
              )}
            >
              <div className="row-span-2 lg:col-span-2 lg:row-span-1">
                <Portrait
                  leader={leader}
                  widths={[{ from: '64rem', width: '14rem' }, { width: '7rem' }]}
                  className="bg-sunk text-ink"
                />
              </div>
              <div className="lg:col-span-5 lg:pt-1">
                <h3>{leader.name ?? leader.position}</h3>
                {leader.name && <p className="mt-2 font-semibold text-link">{leader.position}</p>}
              </div>
              {leader.bio && (
                <p
                  className={classes(
                    'col-start-2 measure-40 pt-3 text-ink-soft',
                    'lg:col-span-5 lg:col-start-8 lg:pt-2 lg:text-lead',
                  )}
                >
                  {leader.bio}
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
