import { useEffect, useRef, useState } from 'react'

/** How long a dropdown stays after the pointer has left it, in milliseconds (spec 4, 9). */
export const closeDelay = 200

/**
 * Which menus are open (spec 4). As dropdowns one at a time: opened by hover,
 * closed 200 ms after the pointer leaves, unless it comes back. As accordion
 * sections each on its own. A change of `address` closes all of them.
 */
export function useDropdowns(address: string) {
  const [state, setState] = useState<{ address: string; labels: readonly string[] }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = state?.address === address ? state.labels : []
  const show = (labels: readonly string[]) => setState({ address, labels })

  // An effect, because a running timer outlives the component otherwise.
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    isOpen: (label: string) => open.includes(label),
    /** The pointer came to the menu: it opens, or stays open. */
    enter(label: string) {
      clearTimeout(timer.current)
      show([label])
    },
    /** The pointer left: the menu closes after the delay. */
    leave() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => show([]), closeDelay)
    },
    /** A press on the menu's button; `alone` when opening it closes the others. */
    toggle(label: string, alone: boolean) {
      clearTimeout(timer.current)
      const others = open.filter((other) => other !== label)
      if (open.includes(label)) show(others)
      else show(alone ? [label] : [...others, label])
    },
    closeAll() {
      clearTimeout(timer.current)
      show([])
    },
  }
}

export type Dropdowns = ReturnType<typeof useDropdowns>
