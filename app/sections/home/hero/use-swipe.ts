import { type TouchEvent, useRef } from 'react'

/** How far a finger travels before it is a swipe, in pixels (spec 2.4.1, 9). */
export const swipeThreshold = 50

type Options = { onLeft: () => void; onRight: () => void }

/** Touch handlers that tell a horizontal swipe of more than 50 px, and its direction. */
export function useSwipe({ onLeft, onRight }: Options) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0]
      // A second finger means a pinch, not a swipe.
      start.current =
        touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const from = start.current
      const touch = changedTouches[0]
      start.current = undefined
      if (!from || !touch) return
      const x = touch.clientX - from.x
      const y = touch.clientY - from.y
      if (Math.abs(x) <= swipeThreshold || Math.abs(x) < Math.abs(y)) return
      if (x < 0) onLeft()
      else onRight()
    },
  }
}
