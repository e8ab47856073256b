import { isComposing } from './is-composing.ts'

// The search's dialog before React is there and after (spec 2.2): its keys, its buttons in browsers
// without invoker commands, and that it closes on navigation. Elements are looked up at each event,
// because React replaces the markup that a browser's translator has changed.

const dialogNow = () => document.querySelector<HTMLDialogElement>('#search-dialog')

function close(): void {
  const dialog = dialogNow()
  if (!dialog?.open) return
  dialog.close()
  // Where nothing had the focus before, `close()` leaves it on the hidden field until the next frame: a
  // "/" before that would be typed there.
  const left = document.activeElement
  if (left instanceof HTMLElement && dialog.contains(left)) left.blur()
}

function open(): void {
  const dialog = dialogNow()
  if (!dialog || dialog.open) return
  // Firefox has dialogs since 98.
  if (dialog.showModal) dialog.showModal()
  else location.assign('/search')
}

/** Labelled only while open: no hidden field may share its accessible name with one on the page. */
function name(): void {
  const dialog = dialogNow()
  const input = dialog?.querySelector('input')
  for (const [element, label] of [
    [dialog, 'Search'],
    [input, input?.dataset.label],
  ] as const) {
    if (dialog?.open && label) element?.setAttribute('aria-label', label)
    else element?.removeAttribute('aria-label')
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && dialogNow()?.open && !isComposing(event)) {
    // Safari's search field keeps Escape to itself, also when there is nothing to clear.
    if (event.target instanceof HTMLInputElement && event.target.value !== '') return
    event.preventDefault()
    close()
  } else if (isShortcut(event) && !isTyping(event.target)) {
    event.preventDefault()
    open()
  }
}

/**
 * Where the last press began: a drag that begins in the dialog and ends on its backdrop closes
 * nothing.
 */
let pressed: EventTarget | null

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return
  const dialog = dialogNow()
  if (dialog?.contains(target) && target.closest('a')) close()
  // The dialog has no padding, so only its backdrop has the dialog itself as `target`.
  const beside = target === dialog && target === pressed
  if (beside && !('closedBy' in HTMLDialogElement.prototype)) close()
  if (dialog && 'commandForElement' in HTMLButtonElement.prototype) return
  const command = target.closest('[commandfor="search-dialog"]')?.getAttribute('command')
  // React has removed the dialog when the search threw.
  if (command === 'show-modal' && !dialog) location.assign('/search')
  if (command === 'show-modal') open()
  if (command === 'close') close()
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

document.addEventListener('keydown', onKey)
document.addEventListener('pointerdown', ({ target }) => {
  pressed = target
})
document.addEventListener('click', onClick)
document.addEventListener('focusin', name)
document.addEventListener('island:ready', name)
// `close` does not bubble, so the listener captures.
document.addEventListener(
  'close',
  ({ target }) => {
    if (target !== dialogNow()) return
    name()
    // The `close` event comes some time after `close()`: the dialog may be open again, with a
    // question being typed.
    if (!dialogNow()?.open) dialogNow()?.querySelector('form')?.reset()
  },
  true,
)
document.addEventListener('submit', ({ target }) => {
  if (target instanceof Node && dialogNow()?.contains(target)) close()
})
document.addEventListener('astro:before-swap', close)
// The dialog may have been opened before this script ran.
name()
