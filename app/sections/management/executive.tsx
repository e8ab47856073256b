import { executiveFields } from '#app/components/monogram-plate.tsx'
import { Portrait } from '#app/components/portrait.tsx'
import type { ManagementContent } from '#app/page-content/management.ts'

type Props = { leaders: ManagementContent['executive'] }

/** The executive team (spec 2.7): four tall plates on night, edge to edge. */
export function Executive({ leaders }: Props) {
  return (
    <section className="on-dark bg-night pb-4 text-white lg:pb-10">
      <div className="wrap">
        <h2 className="border-t border-line-night pt-5.5 pb-7.5 text-h3">Executive</h2>
      </div>
      <ul className="grid grid-cols-2 gap-0.5 lg:grid-cols-4">
        {leaders.map((leader, index) => (
          <li key={leader.id} data-awaits={leader.awaits}>
            <Portrait
              leader={leader}
              widths={[{ from: '64rem', width: '25vw' }, { width: '50vw' }]}
              className={executiveFields[index % executiveFields.length] ?? ''}
            />
            <div
              className={`pt-4 pr-3.5 pb-10 lg:px-5.5 lg:pt-5.5 lg:pb-16 ${index % 2 === 0 ? 'pl-gutter' : 'pl-3.5'}`}
            >
              <h3 className="text-h4">{leader.name ?? leader.position}</h3>
              {leader.name && (
                <p className="mt-1 text-small font-semibold text-signal-night">{leader.position}</p>
              )}
              {leader.bio && (
                <p className="mt-3 measure-40 text-small text-on-night-soft sm:text-body">
                  {leader.bio}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
