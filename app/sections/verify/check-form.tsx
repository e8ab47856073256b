import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = PageTexts['/verify']['form'] & {
  /** Where the list stands that everybody can compare with, whatever becomes of the check. */
  listId: string
}

/**
 * One field and a button. Nothing leaves the browser: the field has no name, and a form of the
 * method `dialog` outside a dialog goes nowhere, even before its script is there.
 */
export function CheckForm({ label, button, hint, compare, noScript, listId }: Props) {
  return (
    <>
      <form method="dialog" className="mt-12 no-print noscript:hidden lg:mt-16">
        <label htmlFor="official-check" className="text-small font-semibold text-on-night-soft">
          {label}
        </label>
        <div className="grid items-center gap-x-3.5 gap-y-4 sm:grid-cols-[1fr_auto] md:gap-x-4.5">
          <div className="check-line pt-1 pb-2">
            <input
              id="official-check"
              type="text"
              required
              maxLength={500}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              aria-describedby="official-check-hint"
              className="check-input h-14 w-full min-w-0 px-4 md:h-16"
            />
          </div>
          <button
            type="submit"
            className={classes(
              'min-h-13 flex-none rounded-control bg-action px-6.5',
              'font-semibold text-white transition-colors hover:bg-action-hover',
            )}
          >
            {button}
          </button>
        </div>
        <p className="mt-3 text-small text-on-night-soft">
          <span id="official-check-hint">{hint}</span>{' '}
          <a href={`#${listId}`} className="inline-block py-0.5 underline underline-offset-4">
            {compare}
          </a>
        </p>
      </form>
      <p className="mt-10 hidden measure-60 border-t border-line-night pt-5 noscript:block">
        {noScript}
      </p>
    </>
  )
}
