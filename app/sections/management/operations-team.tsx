import { HeadingRow } from '#app/components/heading-row.tsx'
import { Mark } from '#app/components/mark.tsx'
import { type Leader, Portrait } from '#app/components/portrait.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Company } from '#content/model/company-schemas.ts'

type Props = {
  lead: string
  leaders: readonly Leader[]
  companies: readonly Pick<Company, 'id' | 'name' | 'trade'>[]
}

/** The operations team (spec 2.7): a company and its work a row, and who is responsible for it. */
export function OperationsTeam({ lead, leaders, companies }: Props) {
  return (
    <Section ground="surface">
      <HeadingRow heading="Operations Team" lead={lead} />
      <ul className="border-b border-line-strong">
        {leaders.map((leader) => {
          const company = companies.find(({ id }) => id === leader.company)
          return (
            <li
              key={leader.id}
              data-awaits={leader.awaits}
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
                <h3>{leader.name ?? leader.position}</h3>
                {leader.name && (
                  <p className="mt-1.5 font-semibold text-accent-field">{leader.position}</p>
                )}
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
