import { type RefObject, useEffect } from 'react'

/** No keyboard is lower, in pixels; less is what rounding leaves of a page that is zoomed in. */
const leastKeyboard = 40

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
      // A page that is zoomed in shows less of itself by its scale alone, without any keyboard;
      // Safari counts that in `innerHeight` as well.
      const page = Math.max(window.innerHeight, document.documentElement.clientHeight)
      const keyboard = page - view.height * view.scale > leastKeyboard
      const covered = keyboard ? page - view.height - view.offsetTop : 0
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
