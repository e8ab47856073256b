import { classes } from '#app/lib/classes.ts'
import type { ApplyContent } from '#app/page-content/apply.ts'

type Props = {
  job: string
  /** The opening of that name, when there is one. */
  opening: ApplyContent['openings'][number] | undefined
  answerTime: ApplyContent['answerTime']
}

/** What the visitor applies for: the position, large, and its terms in a ruled row. */
export function PositionRow({ job, opening, answerTime }: Props) {
  return (
    <div className="mt-9 lg:mt-12">
      <p className="mb-2 text-small text-on-night-soft">You are applying for</p>
      <p className="display text-statement wrap-anywhere">{job}</p>
      <dl
        className={classes(
          'mt-9 -mb-16 grid grid-cols-2 border-t border-line-night',
          'md:grid-cols-[repeat(4,auto)_1fr] lg:mt-11 lg:-mb-20',
        )}
      >
        <Term name="Team" value={opening?.department ?? 'Any'} />
        <Term name="Place" value={opening?.location ?? 'Any'} />
        <Term name="Type" value={opening?.type ?? 'Any'} />
        <Term name="Answer within" value={`${answerTime.days} ${answerTime.unit}`} />
      </dl>
    </div>
  )
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div
      className={classes(
        'border-line-night pt-4 pr-3 pb-6.5',
        'max-md:pt-3.5 max-md:pb-4 max-md:even:border-l max-md:even:pl-5',
        'max-md:nth-[n+3]:border-t md:pr-10 md:not-first:border-l md:not-first:pl-6',
      )}
    >
      <dt className="text-small text-on-night-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
