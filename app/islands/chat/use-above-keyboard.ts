import { type RefObject, useEffect } from 'react'

/**
 * Keeps the panel above an on-screen keyboard that covers the page instead of
 * shrinking it, as Safari's on a phone does: `--chat-covered` is the height of
 * what is covered.
 */
export function useAboveKeyboard(panel: RefObject<HTMLElement | null>, open: boolean): void {
  // An effect, because the keyboard is no part of the page.
  useEffect(() => {
    const view = window.visualViewport
    if (!view || !open) return
    function place() {
      if (!view) return
      // A page that is zoomed in shows less of itself without any keyboard.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop
      panel.current?.style.setProperty('--chat-covered', `${Math.max(0, Math.round(covered))}px`)
    }
    place()
    view.addEventListener('resize', place)
    view.addEventListener('scroll', place)
    return () => {
      view.removeEventListener('resize', place)
      view.removeEventListener('scroll', place)
    }
  }, [panel, open])
}
