import { type RefObject, useEffect } from 'react'

/** How far above the panel an uncovered element ends, in pixels, so that its focus ring shows. */
const gap = 12
/** How far below the window's top edge the header ends at the most, in pixels. */
const headerEnd = 120
/** Elements that Escape closes before the panel: a dialog, a menu, a list over the page. */
const takesEscape =
  'dialog[open], :popover-open:not(#chat-panel), :is(header, aside) [aria-expanded="true"]'

/**
 * Keeps the page beside the open panel usable: no focused element stays covered by the panel
 * (WCAG 2.4.11), and Escape closes the panel from the page too.
 */
export function usePageBeside(panel: RefObject<HTMLElement | null>, open: boolean): void {
  // An effect, because the focus can be anywhere on the page, outside of React.
  useEffect(() => {
    if (!open) return
    const end = new AbortController()
    const { signal } = end
    const close = () => panel.current?.hidePopover()

    function look() {
      // The browser scrolls to a focused element after `focusin`.
      requestAnimationFrame(() => {
        if (panel.current && !signal.aborted && !isUncovered(panel.current)) close()
      })
    }
    function onKey(event: KeyboardEvent) {
      // As `isComposing` of app/behaviour/; shared with it, this line would be a request of its own.
      if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return
      if (!document.querySelector(takesEscape)) close()
    }
    // A focus that moves into an `iframe` is only a `blur` of the window; an on-screen keyboard is
    // a `resize`.
    for (const occasion of ['focusin', 'blur', 'resize'])
      addEventListener(occasion, look, { signal })
    // `capture`, before the listeners of menus and dialogs: they would be closed by the time
    // `takesEscape` is asked.
    document.addEventListener('keydown', onKey, { capture: true, signal })
    return () => end.abort()
  }, [panel, open])
}

/**
 * Whether nothing that has the focus lies under the panel, also after the page has scrolled for it. Not
 * asked of the headings that take the focus after a navigation, nor of what a press has given it:
 * before it ends, nothing may move.
 */
function isUncovered(panel: HTMLElement): boolean {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return true
  // A dialog and another popover lie over the panel.
  if (!focused.matches(':focus-visible, iframe') || focused.closest('dialog, [popover]'))
    return true
  if (isApart(focused, panel)) return true
  const { top, bottom } = focused.getBoundingClientRect()
  const way = bottom + gap - panel.getBoundingClientRect().top
  if (top - way >= headerEnd) scrollBy({ top: way, behavior: 'instant' })
  return isApart(focused, panel)
}

function isApart(element: Element, panel: Element): boolean {
  const [box, over] = [element.getBoundingClientRect(), panel.getBoundingClientRect()]
  return (
    box.left >= over.right ||
    box.right <= over.left ||
    box.top >= over.bottom ||
    box.bottom <= over.top
  )
}
