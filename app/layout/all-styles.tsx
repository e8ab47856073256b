import { useEffect, useState } from 'react'
import { preload } from 'react-dom'
import { useLocation } from 'react-router'
import wholeStylesheet from '#app/styles/app.css?url'

/**
 * A document carries only the rules that its own page can use (`tools/seal/used-styles.ts`). The
 * whole stylesheet is fetched once the page has loaded; the first client navigation waits for it.
 */
export function AllStyles() {
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)

  // An effect, because it must not compete with what the first view still loads.
  useEffect(() => {
    const fetchAhead = () => preload(wholeStylesheet, { as: 'style', fetchPriority: 'low' })
    if (document.readyState === 'complete') fetchAhead()
    else window.addEventListener('load', fetchAhead, { once: true })
    return () => window.removeEventListener('load', fetchAhead)
  }, [])

  // With a precedence React keeps the new page back until the stylesheet is there.
  return pathname === firstPath ? null : (
    <link rel="stylesheet" href={wholeStylesheet} precedence="site" />
  )
}
