import { useEffect, useState } from 'react'

/** The id of the section that crosses the middle of the window; none before there was one. */
export function useCurrentEntry(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  // An effect, because only the browser knows which section is in view.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: '-49% 0px -50%' },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])

  return current
}
