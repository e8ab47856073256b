import { useSyncExternalStore } from 'react'

/** True while the window is scrolled down by more than `threshold` pixels; false while prerendering. */
export function useScrolled(threshold: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > threshold,
    () => false,
  )
}

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}
