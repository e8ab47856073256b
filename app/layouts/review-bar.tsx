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
        {/* What it says at first is as many lines high as what it says then. */}
        <p className="max-md:max-w-52">
          <a href="/draft" className="underline">
            Draft
          </a>
          <span> · see what awaits confirmation</span>
        </p>
        {/* Its place is kept, so that nothing moves when it comes. */}
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
