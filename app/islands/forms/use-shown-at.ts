import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/hooks/use-hydrated.ts'

/**
 * When the visitor first saw what is rendered here, as `performance.now()` counts: in a page that
 * came as HTML with its first paint, which is long before its script on a slow network.
 */
export function useShownAt(): RefObject<number> {
  const hydrated = useHydrated()
  const [arrivedByLink] = useState(hydrated)
  const shownAt = useRef(0)

  // The clock may not be read while rendering.
  useEffect(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    shownAt.current = arrivedByLink || !paint ? performance.now() : paint.startTime
  }, [arrivedByLink])

  return shownAt
}
