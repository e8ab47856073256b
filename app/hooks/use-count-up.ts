import { useLayoutEffect, useRef, useState } from 'react'
import { wantsLessMotion } from '#app/lib/less-motion.ts'

/** How long a counter runs, in milliseconds, unless told otherwise (spec 4, 9). */
export const countDuration = 2000
/** How often it steps, in milliseconds (spec 9). */
export const countStep = 16
/** The part of the block that must be visible before counting starts (spec 9). */
export const countVisibility = 0.1

/**
 * Progress of a count from 0 to 1 over `duration` milliseconds, which starts
 * once a tenth of `block` is visible. It is 1 in the prerendered page, and
 * stays 1 for visitors who asked for less motion.
 */
export function useCountUp<Block extends Element>(duration = countDuration) {
  const block = useRef<Block>(null)
  const [progress, setProgress] = useState(1)

  // Visibility and time are known in the browser only. Before painting, so that whoever comes by
  // a link never sees the end first.
  useLayoutEffect(() => {
    if (!block.current || wantsLessMotion()) return
    setProgress(0)
    let timer: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const start = performance.now()
        timer = setInterval(() => {
          const done = Math.min((performance.now() - start) / duration, 1)
          setProgress(done)
          if (done === 1) clearInterval(timer)
        }, countStep)
      },
      { threshold: countVisibility },
    )
    observer.observe(block.current)
    return () => {
      observer.disconnect()
      clearInterval(timer)
    }
  }, [duration])

  return { block, progress }
}
