import { HeadingRow } from '#app/components/heading-row.tsx'
import { type Leader, Portrait } from '#app/components/portrait.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'

type Props = { lead: string; leaders: readonly Leader[] }

/** The management team (spec 2.7): the functions that all companies share, side by side. */
export function Management({ lead, leaders }: Props) {
  return (
    <Section>
      <HeadingRow heading="Management" lead={lead} />
      <ul className="grid gap-x-col gap-y-8 md:grid-cols-3">
        {leaders.map((leader) => (
          <li
            key={leader.id}
            data-awaits={leader.awaits}
            className={classes(
              'flex items-start justify-between gap-x-col gap-y-5 border-t-2 border-ink pt-5',
              'md:flex-col md:justify-start',
            )}
          >
            <div>
              <h3>{leader.name ?? leader.position}</h3>
              {leader.name && <p className="mt-2 font-semibold text-link">{leader.position}</p>}
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
                className="bg-sunk text-ink"
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
