import { delivers } from './inbox.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterRow } from './newsletter-row.tsx'

/** The newsletter box (spec 2.3): inert without an inbox. */
export function NewsletterBox({ groupName }: { groupName: string }) {
  return (
    <>
      <p className="text-small text-on-night-soft">
        A short letter when there is something to say.
      </p>
      {delivers ? (
        <NewsletterForm groupName={groupName} />
      ) : (
        <NewsletterRow button={{ type: 'button' }} />
      )}
    </>
  )
}
