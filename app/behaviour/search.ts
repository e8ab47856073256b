import { onPage } from './on-page.ts'

onPage(startSearch)

/**
 * The search's dialog before React is there and after (spec 2.2): its keys, its buttons in browsers
 * without invoker commands, and that it closes when somebody goes on.
 */
function startSearch(signal: AbortSignal): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search-dialog')
  if (!dialog) return
  const open = () => dialog.open || dialog.showModal()
  // Only while it is open: what is hidden must not have the name of a field of the page.
  const name = (shown: boolean) => {
    dialog.ariaLabel = shown ? 'Search' : null
    const input = dialog.querySelector('input')
    if (input) input.ariaLabel = shown ? (input.dataset.label ?? null) : null
  }

  function onKey(event: KeyboardEvent) {
    if (!isShortcut(event) || isTyping(event.target)) return
    event.preventDefault()
    open()
  }
  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element)) return
    if (dialog?.contains(target) && target.closest('a')) dialog?.close()
    if ('commandForElement' in HTMLButtonElement.prototype) return
    const command = target.closest('[commandfor="search-dialog"]')?.getAttribute('command')
    if (command === 'show-modal') open()
    if (command === 'close') dialog?.close()
  }
  document.addEventListener('keydown', onKey, { signal })
  document.addEventListener('click', onClick, { signal })
  dialog.addEventListener('focusin', () => name(true), { signal })
  dialog.addEventListener('close', () => name(false), { signal })
  dialog.addEventListener('submit', () => dialog.close(), { signal })
  dialog.addEventListener('close', () => dialog.querySelector('form')?.reset(), { signal })
  signal.addEventListener('abort', () => dialog.close())
}

/** `/`, Ctrl+K and ⌘K. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey) return false
  // On some keyboards "/" needs Shift.
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' && !shiftKey : key === '/'
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
