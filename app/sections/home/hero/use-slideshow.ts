import { type FocusEvent, useEffect, useState } from 'react'
import { wantsLessMotion } from '#app/lib/less-motion.ts'

/** How long a slide stands, in milliseconds (spec 4, 9). */
export const slideDuration = 5000

/**
 * Which of `count` slides shows. It advances every 5000 ms and wraps around;
 * it rests while paused, while the pointer or the focus is on it, and from the
 * start for visitors who asked for less motion.
 */
export function useSlideshow(count: number) {
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const running = !paused && !hovered && !focused

  // An effect, because the visitor's setting is known in the browser only.
  useEffect(() => {
    if (wantsLessMotion()) setPaused(true)
  }, [])

  // An effect, because a timer lives outside React. It starts anew with every slide.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index restarts the timer
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setIndex((current) => (current + 1) % count), slideDuration)
    return () => clearTimeout(timer)
  }, [running, index, count])

  return {
    index,
    paused,
    running,
    goTo: setIndex,
    next: () => setIndex((current) => (current + 1) % count),
    previous: () => setIndex((current) => (current - 1 + count) % count),
    togglePaused: () => setPaused((current) => !current),
    /** For the element that holds the slideshow: rests it while pointed at or focused. */
    holders: {
      onPointerEnter: (event: React.PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // Only focus that shows, so that a mouse click on an arrow does not stop the show for good.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}

export type Slideshow = ReturnType<typeof useSlideshow>
