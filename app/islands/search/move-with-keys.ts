import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The arrow keys walk from the searchbox through the links below it and back; any other
 * character goes on with the question in the searchbox.
 */
export function moveWithKeys(event: KeyboardEvent, dialog: HTMLElement): void {
  // The arrows belong to an input method that offers words.
  if (event.nativeEvent.isComposing) return
  const input = dialog.querySelector('input')
  const links = [...dialog.querySelectorAll<HTMLElement>('li :is(a, summary)')]
  // What closed details hold takes no focus.
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
  // The key is not swallowed: the character lands in the searchbox, which has the focus by then.
  if (writes && focused > 0) input?.focus()
}

function isShown(link: HTMLElement): boolean {
  return !link.closest('details:not([open]) > :not(summary)')
}
