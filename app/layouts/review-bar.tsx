/**
 * At the foot of a draft's window: how much on the page awaits confirmation (spec 2.24). Without
 * script it is the way to the list of the whole site; `app/behaviour/site.ts` counts,
 * `review-list.ts` shows.
 */
export function ReviewBar() {
  return (
    // The page's last lines end above it.
    <review-bar className="block bg-night pt-12 no-print">
      <aside aria-label="Review" className="review-bar on-dark bg-night text-label text-on-night">
        {/* The first text has as many lines as the one that replaces it, so that the bar keeps
            its height. */}
        <p className="max-md:max-w-48">
          <a href="/draft" className="underline">
            Draft
          </a>
          <span> · see what awaits confirmation</span>
        </p>
        {/* Its space is reserved, so that nothing moves when it appears. */}
        <button
          type="button"
          aria-expanded="false"
          className="invisible p-3 font-semibold underline -outline-offset-3"
        >
          Show
        </button>
      </aside>
    </review-bar>
  )
}
