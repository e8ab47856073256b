import { useEffect, useEffectEvent } from 'react'

/** Calls `open` on `/` and on Ctrl+K or ⌘K, unless the visitor is typing. */
export function useSearchShortcuts(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || isTyping(event.target)) return
    event.preventDefault()
    open()
  })

  // An effect, because the keys are heard wherever the focus is.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

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
