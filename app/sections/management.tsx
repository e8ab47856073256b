import { HeadingRow } from '#app/components/heading-row.tsx'
import { Mark } from '#app/components/mark.tsx'
import { type Leader, Portrait } from '#app/components/portrait.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Company } from '#content/model/company-schemas.ts'

type ExecutiveProps = { leaders: readonly Leader[] }

/** The executive team (spec 2.7) on the head's night: one large name, or function, a row. */
export function Executive({ leaders }: ExecutiveProps) {
  return (
    <Section ground="night" room="below">
      <h2 className="mb-6 lg:mb-10">Executive</h2>
      <ul className="border-b border-line-night">
        {leaders.map((leader) => (
          <li
            key={leader.id}
            data-placeholder={leader.placeholderId}
            className={classes(
              'grid-12 items-start gap-y-4 border-t border-line-night py-6',
              'first:border-t-2 first:border-on-night lg:py-7',
            )}
          >
            <div className="col-span-9 lg:col-span-5">
              <h3 className="text-statement">{leader.name}</h3>
              <p className="mt-2 font-semibold text-signal-night">{leader.position}</p>
            </div>
            {leader.bio && (
              <p className="col-span-9 measure-52 text-on-night-soft lg:col-span-5 lg:pt-2">
                {leader.bio}
              </p>
            )}
            <div
              className={classes(
                'col-span-3 col-start-10 row-span-2 row-start-1 flex justify-end empty:hidden',
                'lg:col-span-2 lg:col-start-11',
              )}
            >
              <Portrait
                leader={leader}
                widths={[
                  { from: '64rem', width: '12rem' },
                  { from: '36rem', width: '20vw' },
                  { width: '25vw' },
                ]}
                plateWidth="max-w-32"
                className="bg-on-night/15"
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type ManagementProps = { lead: string; leaders: readonly Leader[] }

/** The management team (spec 2.7): the functions that all companies share, side by side. */
export function Management({ lead, leaders }: ManagementProps) {
  return (
    <Section>
      <HeadingRow heading="Management" lead={lead} />
      <ul className="grid gap-x-col gap-y-8 md:grid-cols-3">
        {leaders.map((leader) => (
          <li
            key={leader.id}
            data-placeholder={leader.placeholderId}
            className={classes(
              'flex items-start justify-between gap-x-col gap-y-5 border-t-2 border-ink pt-5',
              'md:flex-col md:justify-start',
            )}
          >
            <div>
              <h3>{leader.name}</h3>
              <p className="mt-2 font-semibold text-link">{leader.position}</p>
              {leader.bio && <p className="mt-2 measure-40 text-ink-soft">{leader.bio}</p>}
            </div>
            <div
              className={classes(
                'flex w-1/4 flex-none justify-end empty:hidden',
                'md:order-first md:w-full md:justify-start',
              )}
            >
              <Portrait
                leader={leader}
                widths={[
                  { from: '64rem', width: '25.5rem' },
                  { from: '48rem', width: '30vw' },
                  { width: '25vw' },
                ]}
                plateWidth="max-w-32"
                className="bg-sunk text-ink"
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type OperationsTeamProps = {
  lead: string
  leaders: readonly Leader[]
  companies: readonly Pick<Company, 'id' | 'name' | 'trade'>[]
}

/** The operations team (spec 2.7): a company and its work a row, and who is responsible for it. */
export function OperationsTeam({ lead, leaders, companies }: OperationsTeamProps) {
  return (
    <Section ground="surface">
      <HeadingRow heading="Operations Team" lead={lead} />
      <ul className="border-b border-line-strong">
        {leaders.map((leader) => {
          const company = companies.find(({ id }) => id === leader.company)
          return (
            <li
              key={leader.id}
              data-placeholder={leader.placeholderId}
              data-company={company?.id}
              className={classes(
                'grid-12 items-start gap-y-4 border-t border-line-strong py-6',
                'first:border-t-2 first:border-ink lg:py-7',
              )}
            >
              {company && (
                <a
                  href={`/subsidiaries/${company.id}`}
                  className={classes(
                    'group col-span-full grid grid-cols-[auto_1fr] items-center gap-x-4',
                    'lg:col-span-4',
                  )}
                >
                  <Mark name={company.id} className="row-span-2 size-10 text-accent" />
                  <span className="display text-h4 underline-offset-5 group-hover:underline">
                    {company.name}
                  </span>
                  <span className="col-start-2 text-small text-ink-soft">{company.trade}</span>
                </a>
              )}
              <div className="col-span-9 lg:col-span-6">
                <h3>{leader.name}</h3>
                <p className="mt-1.5 font-semibold text-accent-field">{leader.position}</p>
                {leader.bio && <p className="mt-2 measure-60 text-ink-soft">{leader.bio}</p>}
              </div>
              <div className="col-span-3 flex justify-end empty:hidden lg:col-span-2">
                <Portrait
                  leader={leader}
                  widths={[{ from: '64rem', width: '12rem' }, { width: '20vw' }]}
                  plateWidth="max-w-32"
                  className="bg-accent-field text-white"
                />
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
