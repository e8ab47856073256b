/** How far a finger travels before it is a swipe, in pixels (spec 2.4.1, 9). */
const threshold = 50

/** Tells a horizontal swipe of more than 50 px: 1 towards the left, to what comes next; -1 back. */
export function onSwipe(
  element: HTMLElement,
  tell: (direction: 1 | -1) => void,
  signal: AbortSignal,
): void {
  let start: Touch | undefined
  const options = { passive: true, signal }
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      // A second finger means a pinch, not a swipe.
      start = touches.length === 1 ? touches[0] : undefined
    },
    options,
  )
  element.addEventListener(
    'touchend',
    ({ changedTouches }) => {
      const end = changedTouches[0]
      const [x, y] =
        start && end ? [end.clientX - start.clientX, end.clientY - start.clientY] : [0, 0]
      start = undefined
      if (Math.abs(x) > threshold && Math.abs(x) >= Math.abs(y)) tell(x < 0 ? 1 : -1)
    },
    options,
  )
}
