import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a popover is open; it may be so before React is there. */
export function useOpen(popover: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false)

  // An effect, because the browser opens and closes it.
  useLayoutEffect(() => {
    const element = popover.current
    if (!element) return
    // Browsers without popovers know no such pseudo-class, and throw.
    if (!('popover' in element)) return
    const look = () => setOpen(element.matches(':popover-open'))
    look()
    element.addEventListener('toggle', look)
    return () => element.removeEventListener('toggle', look)
  }, [popover])

  return open
}
