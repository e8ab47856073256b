import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { wantsLessMotion } from '#app/lib/less-motion.ts'

/** How long after a change the page scrolls to its hash target, in milliseconds (spec 9). */
export const hashScrollDelay = 100
/** How far below the window's top edge a hash target ends, in pixels (spec 9). */
export const hashScrollOffset = 120

/**
 * What happens when the address changes (spec 2.1): the view goes to the top,
 * or to the hash target; that, or a new page's heading, takes the focus. Returns the
 * title of the new page, to be announced; empty on the first page.
 */
export function usePageChange(): string {
  const { pathname, hash, key } = useLocation()
  const shownPath = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  // Effects, because scroll position, focus and timers live outside React.
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    window.scrollTo({ top: 0, behavior: 'instant' })
    takeFocus(document.querySelector<HTMLElement>('main h1'))
    setAnnouncement(document.title)
  }, [pathname])

  // `key` changes with every navigation, so a second click on the same hash link scrolls again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!hash) return
    const timer = setTimeout(() => scrollToHash(hash), hashScrollDelay)
    return () => clearTimeout(timer)
  }, [hash, key])

  return announcement
}

function scrollToHash(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (!target) return
  const calm = wantsLessMotion()
  const top = target.getBoundingClientRect().top + window.scrollY - hashScrollOffset
  window.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' })
  takeFocus(target)
}

/** Reading and tabbing go on from here, as after an ordinary page load. */
function takeFocus(element: HTMLElement | null): void {
  // Who has already tabbed on from there keeps the place.
  if (!element || element.contains(document.activeElement)) return
  if (!element.matches('a[href], button, input, select, textarea')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
