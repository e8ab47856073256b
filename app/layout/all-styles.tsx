import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import wholeStylesheet from '#app/styles/app.css?url'

/**
 * A document carries only the rules that its own page can use (`tools/seal/used-styles.ts`). The
 * whole stylesheet comes once the page has loaded, or with the first client navigation, which
 * waits for it.
 */
export function AllStyles() {
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  const [loaded, setLoaded] = useState(false)

  // An effect, because it must not compete with what the first view still loads.
  useEffect(() => {
    const onLoad = () => setLoaded(true)
    if (document.readyState === 'complete') onLoad()
    else window.addEventListener('load', onLoad, { once: true })
    return () => window.removeEventListener('load', onLoad)
  }, [])

  // With a precedence React keeps a new page back until the stylesheet is there.
  return loaded || pathname !== firstPath ? (
    <link rel="stylesheet" href={wholeStylesheet} precedence="site" />
  ) : null
}
