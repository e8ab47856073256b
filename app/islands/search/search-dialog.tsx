import { navigate } from 'astro:transitions/client'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'
import { HitList } from './hit-list.tsx'
import { moveWithKeys } from './move-with-keys.ts'
import { NoIndex } from './no-index.tsx'
import { NothingFound } from './nothing-found.tsx'
import { loadPagefind } from './pagefind.ts'
import { SearchStatus } from './search-status.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import type { Suggestions } from './suggestions.ts'
import { type SearchState, useSearch } from './use-search.ts'

/** A dialog is looked through at a glance; the page of the search shows more. */
const limits = { pages: 10, sectionsOfPage: 3 }

type Props = { suggestions: Suggestions; onClose: () => void }

/**
 * The site search (spec 2.2): a modal dialog with a searchbox, results as one types.
 * It lives in a file of its own, which is loaded when somebody wants to search.
 */
export function SearchDialog({ suggestions, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const state = useSearch(text, limits)
  const inputId = useId()
  const allResults = `/search?q=${encodeURIComponent(text.trim())}`
  // Closing gives the focus back to where it was; a new page then takes it.
  const close = () => dialog.current?.close()

  // An effect, because only the element's own method makes a dialog modal.
  useEffect(() => {
    dialog.current?.showModal()
    // The answer to a failure is given when there is a question.
    loadPagefind().catch(() => {})
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      closedby="any"
      onClose={onClose}
      onKeyDown={(event) => moveWithKeys(event, event.currentTarget)}
      className={classes(
        'on-light mx-auto max-h-dvh w-full max-w-240 flex-col bg-surface text-ink shadow-menu',
        'backdrop:bg-night/72 open:flex',
        'md:mt-14 md:max-h-[calc(100dvh-7rem)] md:w-[calc(100%-3rem)]',
      )}
    >
      <form
        action="/search"
        onSubmit={(event) => {
          event.preventDefault()
          close()
          navigate(allResults)
        }}
        className={classes(
          'flex h-18 flex-none items-center gap-3.5 border-b-3 border-signal pr-3 pl-gutter',
          'md:h-22 md:gap-4.5 md:pl-8',
        )}
      >
        <Icon name="search" className="size-6.5" />
        <label htmlFor={inputId} className="sr-only">
          Search the site
        </label>
        <input
          id={inputId}
          type="search"
          name="q"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="What are you looking for?"
          autoComplete="off"
          className="search-input h-full w-full min-w-0"
        />
        <button type="button" onClick={close} className="grid size-11 flex-none place-items-center">
          <span className="sr-only">Close search</span>
          <Icon name="close" />
        </button>
      </form>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-gutter pt-6 pb-8 md:px-8">
        <SearchStatus state={state} />
        <Answer state={state} suggestions={suggestions} onFollow={close} />
      </div>
      <div
        className={classes(
          'flex min-h-12 flex-none flex-wrap items-center justify-between gap-x-7',
          'border-t border-line px-gutter text-label text-ink-soft',
          'md:px-8',
        )}
      >
        <p className="hidden gap-7 md:flex">
          <Keys keys={['↑', '↓']}>choose</Keys>
          <Keys keys={['Enter']}>open</Keys>
          <Keys keys={['Esc']}>close</Keys>
        </p>
        <a
          href={text.trim() === '' ? '/search' : allResults}
          onClick={close}
          className="py-3 text-link underline underline-offset-4"
        >
          {text.trim() === '' ? 'Index of all pages' : 'All results on one page'}
        </a>
      </div>
    </dialog>
  )
}

type AnswerProps = { state: SearchState; suggestions: Suggestions; onFollow: () => void }

function Answer({ state, suggestions, onFollow }: AnswerProps) {
  switch (state.kind) {
    case 'idle':
      return <SuggestionList suggestions={suggestions} onFollow={onFollow} />
    case 'searching':
      return null
    case 'failed':
      return <NoIndex onFollow={onFollow} />
    case 'found':
      return state.count > 0 ? (
        <HitList groups={state.groups} heading="h2" onFollow={onFollow} />
      ) : (
        <NothingFound query={state.query} waysOn={suggestions.waysOn} onFollow={onFollow} />
      )
  }
}

function Keys({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <span>
      {keys.map((key) => (
        <kbd
          key={key}
          className="mr-1.5 rounded-control border border-line-strong px-1.75 font-sans font-semibold text-ink"
        >
          {key}
        </kbd>
      ))}
      {children}
    </span>
  )
}
