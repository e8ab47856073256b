import { Mark } from '#app/components/mark.tsx'
import { Portrait } from '#app/components/portrait.tsx'
import type { ManagementContent } from '#app/page-content/management.ts'
import { TeamHeading } from './team-heading.tsx'

type Props = {
  lead: string
  leaders: ManagementContent['operations']
  companies: ManagementContent['companies']
}

/** The operations team (spec 2.7): each in the field of the company that is home. */
export function OperationsTeam({ lead, leaders, companies }: Props) {
  return (
    <section className="bg-surface py-section">
      <div className="wrap">
        <TeamHeading heading="Operations Team" introduction={lead} />
        <ul className="grid gap-x-col gap-y-11 sm:grid-cols-2 lg:grid-cols-5">
          {leaders.map((leader) => (
            <li
              key={leader.id}
              data-awaits={leader.awaits}
              data-company={leader.company}
              className="grid grid-cols-[--spacing(28)_1fr] content-start gap-x-4.5 border-t-3 border-accent sm:block"
            >
              {leader.company && (
                <p className="col-span-full flex min-h-14 items-center gap-2.5 text-label font-semibold">
                  <Mark name={leader.company} className="size-6 text-accent" />
                  {companies.find(({ id }) => id === leader.company)?.name}
                </p>
              )}
              <Portrait
                leader={leader}
                widths={[
                  { from: '64rem', width: '15rem' },
                  { from: '36rem', width: '45vw' },
                  { width: '7rem' },
                ]}
                className="bg-accent-field text-white"
              />
              <div className="sm:pt-4">
                <h3 className="text-h4">{leader.name ?? leader.position}</h3>
                {leader.name && <p className="mt-1 text-small font-semibold">{leader.position}</p>}
                {leader.bio && (
                  <p className="mt-3 measure-40 text-small text-ink-soft">{leader.bio}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
