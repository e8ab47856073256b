import { useEffect, useRef, useState } from 'react'

/**
 * False until the element has come within `distance` pixels of the window, then true for good;
 * false without JavaScript.
 */
export function useNear<T extends Element>(distance: number) {
  const element = useRef<T>(null)
  const [near, setNear] = useState(false)

  // Where the element stands in the window is known to the browser alone.
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: `${distance}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [distance])

  return { element, near }
}
