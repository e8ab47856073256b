import { type RefObject, useEffect } from 'react'
import { wantsLessMotion } from '#app/lib/less-motion.ts'

/**
 * Keeps the latest message in view: scrolls to it, smoothly unless the visitor
 * wants no motion, whenever `occasion` changes, and holds the log's lower edge
 * when a growing input or a keyboard takes room from it.
 */
export function useLatestInView(log: RefObject<HTMLElement | null>, occasion: string): void {
  // Effects, because scrolling follows what has been painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every occasion scrolls
  useEffect(() => {
    const calm = wantsLessMotion()
    log.current?.scrollTo({
      top: log.current.scrollHeight,
      behavior: calm ? 'instant' : 'smooth',
    })
  }, [occasion])

  useEffect(() => {
    const element = log.current
    if (!element) return
    let height = element.clientHeight
    const observer = new ResizeObserver(() => {
      const lost = height - element.clientHeight
      height = element.clientHeight
      if (lost > 0) element.scrollTop += lost
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [log])
}
