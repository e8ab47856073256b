import { useEffect, useState } from 'react'

/**
 * Whether what is shown may be a live region: from the frame after the one that shows it. A screen
 * reader would read all of a region that is live when it appears.
 */
export function useLive(shown: boolean): boolean {
  const [live, setLive] = useState(false)

  // An effect, because it depends on what has been painted.
  useEffect(() => {
    if (!shown) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setLive(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      setLive(false)
    }
  }, [shown])

  return live
}
