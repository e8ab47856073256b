import type { Release } from './releases.ts'

/** The note with which an approver sent a release back. */
export function Note({
  sent_back_note,
  from,
}: Pick<Release, 'sent_back_note'> & { from: string | undefined }) {
  return (
    sent_back_note && (
      <blockquote>
        <p>{sent_back_note}</p>
        {from && <p className="small">Sent back by {from}</p>}
      </blockquote>
    )
  )
}
