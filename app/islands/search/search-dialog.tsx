import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { loadPagefind } from '#app/lib/pagefind.ts'
import { searchWords as words } from '#content/model/search.ts'
import { loadFinder } from '../finder.ts'
import { useTypedText } from '../island.tsx'
import { BestAnswers, Found, NoIndex, SearchStatus } from './found.tsx'
import { type SearchState, useSearch } from './use-search.ts'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The arrow keys walk from the searchbox through the links below it and back; any other
 * character is typed into the searchbox.
 */
function moveWithKeys(event: KeyboardEvent, dialog: HTMLElement): void {
  // While an input method composes, the arrow keys choose among its words.
  if (event.nativeEvent.isComposing) return
  const input = dialog.querySelector('input')
  const links = [...dialog.querySelectorAll<HTMLElement>('li :is(a, summary)')]
  // Links in closed `details` cannot take the focus.
  const stops: (Element | null)[] = [input, ...links.filter(isShown)]
  const focused = stops.indexOf(document.activeElement)
  const step = steps[event.key]
  if (step !== undefined && focused >= 0) {
    event.preventDefault()
    const next = stops[focused + step]
    if (next instanceof HTMLElement) next.focus()
    return
  }
  const writes = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey
  // Without `preventDefault()` the character lands in the searchbox, which has the focus by then.
  if (writes && focused > 0) input?.focus()
}

function isShown(link: HTMLElement): boolean {
  return !link.closest('details:not([open]) > :not(summary)')
}

/** Below the results: the keys, and the way to all results on a page. */
function DialogFoot({ query }: { query: string }) {
  return (
    <div className="search-foot">
      <p>
        <Keys keys={['Up', 'Down']}>{words.keys.choose}</Keys>
        <Keys keys={['Enter']}>{words.keys.open}</Keys>
        <Keys keys={['Esc']}>{words.keys.close}</Keys>
      </p>
      <a href={query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`}>
        {query === '' ? words.index : words.all}
      </a>
    </div>
  )
}

function Keys({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <span>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {children}
    </span>
  )
}

export type SearchDialogProps = {
  /** The dialog's content without a question. */
  children: React.ReactNode
}

/**
 * The site search (spec 2.2): a modal dialog with a searchbox, results as one types. It opens and
 * closes without React (`app/behaviour/search.ts`, which also names it), and its form leads to the page of the search.
 */
export function SearchDialog({ children }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useTypedText(input)
  const state = useSearch(text)

  // An effect, because the dialog may be open before React is there.
  useEffect(() => {
    if (dialog.current?.open) fetchIndex()
  }, [])

  /** The suggestion pressed disappears with its list, so the focus goes back to the searchbox. */
  function ask(query: string) {
    setText(query)
    input.current?.focus()
  }

  return (
    <dialog
      ref={dialog}
      id="search-dialog"
      closedby="any"
      onFocus={fetchIndex}
      onClose={(event) => {
        // The `close` event comes late: the dialog may be open again.
        if (!event.currentTarget.open) setText('')
      }}
      onKeyDown={(event) => moveWithKeys(event, event.currentTarget)}
      className="search-dialog on-light"
    >
      <form action="/search" className="search-head">
        <Icon name="search" className="size-6.5" />
        <input
          ref={input}
          id="search-input"
          type="search"
          name="q"
          data-label={words.field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={words.placeholder}
          autoComplete="off"
          className="search-input"
        />
        {/* Enter submits; its button takes no place. */}
        <button type="submit" hidden>
          {words.find}
        </button>
        <button
          type="button"
          {...{ command: 'close', commandfor: 'search-dialog' }}
          className="grid size-11 flex-none place-items-center"
        >
          <span className="sr-only">{words.close}</span>
          <Icon name="close" />
        </button>
      </form>
      <div className="search-body">
        <SearchStatus state={state} />
        <Answer state={state} query={text} suggestions={children} onAsk={ask} />
      </div>
      <DialogFoot query={text.trim()} />
    </dialog>
  )
}

/** Fetches the indexes before the first question; a failure is shown with that question's answer. */
function fetchIndex() {
  loadFinder().catch(() => {})
  loadPagefind().catch(() => {})
}

type AnswerProps = {
  state: SearchState
  query: string
  suggestions: React.ReactNode
  onAsk: (query: string) => void
}

function Answer({ state, query, suggestions, onAsk }: AnswerProps) {
  switch (state.kind) {
    case 'idle':
      return (
        <>
          {/* Shown when React fails to load: `client:press` sets `data-failed`. */}
          <div className="hidden pb-6 in-data-failed:block">
            <NoIndex />
          </div>
          {suggestions}
        </>
      )
    case 'searching':
      return <BestAnswers best={state.best} query={query} heading="h2" />
    case 'failed':
      return (
        <>
          <BestAnswers best={state.best} query={query} heading="h2" />
          <NoIndex />
        </>
      )
    case 'found':
      return <Found answer={state} heading="h2" onAsk={onAsk} />
  }
}
