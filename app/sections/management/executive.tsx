import { type Leader, Portrait } from '#app/components/portrait.tsx'
import { classes } from '#app/lib/classes.ts'

type Props = { leaders: readonly Leader[] }

/** The executive team (spec 2.7) on the head's night: one large name, or function, a row. */
export function Executive({ leaders }: Props) {
  return (
    <section className="on-dark bg-night pb-section text-on-night">
      <div className="wrap grid-12 gap-y-6">
        <h2 className="col-span-full text-h3 lg:col-span-4 lg:pt-7">Executive</h2>
        <ul className="col-span-full border-b border-line-night lg:col-span-8">
          {leaders.map((leader) => (
            <li
              key={leader.id}
              data-awaits={leader.awaits}
              className={classes(
                'flex items-start justify-between gap-x-col border-t border-line-night py-6',
                'first:border-t-2 first:border-on-night lg:py-8',
              )}
            >
              <div>
                <h3 className="text-statement">{leader.name ?? leader.position}</h3>
                {leader.name && (
                  <p className="mt-2 font-semibold text-signal-night">{leader.position}</p>
                )}
                {leader.bio && <p className="mt-2 measure-60 text-on-night-soft">{leader.bio}</p>}
              </div>
              <div className="flex w-1/4 flex-none sm:w-1/5 justify-end empty:hidden">
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
      </div>
    </section>
  )
}
