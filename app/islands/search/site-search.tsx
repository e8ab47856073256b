import { Icon } from '#app/components/icon.tsx'
import { Island } from '../island.tsx'
import { SearchDialog, type SearchDialogProps } from './search-dialog.tsx'

const buttonStyle = 'size-11 flex-none place-items-center'
/** Opens the dialog without a script; `app/behaviour/search.ts` does it in older browsers. */
const opens = { command: 'show-modal', commandfor: 'search-dialog' }

/**
 * The header's way into the search (spec 2.2): its button, and the dialog, which is in the page.
 * Without JavaScript it is a link to the index of all pages.
 */
export function SiteSearch(props: SearchDialogProps) {
  return (
    <>
      <a href="/search" className={`${buttonStyle} hidden noscript:grid`}>
        <span className="sr-only">Search</span>
        <Icon name="search" />
      </a>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        {...opens}
        className={`${buttonStyle} grid noscript:hidden`}
      >
        <span className="sr-only">Search</span>
        <Icon name="search" />
      </button>
      {/* Without its dialog, the button leads to the page of the search. */}
      <Island fallback={null}>
        <SearchDialog {...props} />
      </Island>
    </>
  )
}
