import { useState } from 'react'
import { Icon } from '#app/components/icon.tsx'
import type { Suggestions } from './suggestions.ts'
import { useSearchShortcuts } from './use-search-shortcuts.ts'

/** The dialog's code: fetched when somebody points at the button, at the latest on the press. */
const loadDialog = () => import('./search-dialog.tsx')

type Dialog = Awaited<ReturnType<typeof loadDialog>>['SearchDialog']

const look = 'size-11 flex-none place-items-center'

/**
 * The header's way into the search (spec 2.2), and its keys. Without
 * JavaScript it is a link to the index of all pages.
 */
export function SearchButton({ suggestions }: { suggestions: Suggestions }) {
  const key = ''
  const [Dialog, setDialog] = useState<Dialog>()
  // Like the menu, the dialog belongs to the address on which it was opened.
  const [openedAt, setOpenedAt] = useState<string>()
  const fetchAhead = () => void loadDialog().catch(() => {})

  async function open() {
    setOpenedAt(key)
    try {
      const { SearchDialog } = await loadDialog()
      setDialog(() => SearchDialog)
    } catch {
      // Without its code the page of the search is what is left.
      location.assign('/search')
    }
  }
  useSearchShortcuts(open)

  return (
    <>
      <a href="/search" className={`${look} hidden noscript:grid`}>
        <span className="sr-only">Search</span>
        <Icon name="search" />
      </a>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={open}
        className={`${look} grid noscript:hidden`}
      >
        <span className="sr-only">Search</span>
        <Icon name="search" />
      </button>
      {Dialog && openedAt === key && (
        <Dialog suggestions={suggestions} onClose={() => setOpenedAt(undefined)} />
      )}
    </>
  )
}
