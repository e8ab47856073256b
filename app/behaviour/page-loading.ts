import { failurePage } from './failure-page.ts'
import { pageStyles, parsePage } from './page-styles.ts'

/**
 * Fetches the page of a client navigation. The router does so by itself, but it neither looks at the
 * answer's status nor waits for the page's scripts.
 *
 * A page that cannot be fetched, and whatever is no page of this site, is left to the browser, which
 * loads the address anew. A server that fails is told by the fallback screen (spec 2.14, 8;
 * decision 12).
 */
document.addEventListener('astro:before-preparation', (event) => {
  if (event.formData) return
  event.loader = async () => {
    const page = await fetchPage(event.to, event.signal)
    if (!page) return event.preventDefault()
    event.to = page.address
    event.newDocument = page.content
    await loadScripts(page.content)
  }
})

// The new page comes with its styles. The screen stands in for a page that cannot be shown, too.
document.addEventListener('astro:before-swap', (event) => {
  const swap = event.swap
  const styles = pageStyles(event.newDocument)
  event.swap = () => {
    try {
      document.adoptedStyleSheets = [styles]
      swap()
    } catch (error) {
      reportError(error)
      const failure = failurePage(String(error instanceof Error ? error.message : error))
      document.head.replaceWith(failure.head)
      document.body.replaceWith(failure.body)
    }
  }
})

type FetchedPage = { address: URL; content: Document }

async function fetchPage(to: URL, signal: AbortSignal): Promise<FetchedPage | undefined> {
  try {
    const answer = await fetch(to.href, { signal })
    if (answer.status >= 500) {
      return { address: to, content: failurePage(`${answer.status} ${answer.statusText}`.trim()) }
    }
    const address = new URL(answer.url)
    address.hash = to.hash
    const content = parsePage(await answer.text())
    const isOurs = content.querySelector('[name="astro-view-transitions-enabled"]')
    return isOurs && address.origin === location.origin ? { address, content } : undefined
  } catch {
    return undefined
  }
}

/** The new page's own scripts, so that it answers from its first moment. */
async function loadScripts({ scripts }: Document): Promise<void> {
  const modules = [...scripts].filter(({ type, src }) => type === 'module' && src)
  await Promise.allSettled(modules.map(({ src }) => import(/* @vite-ignore */ src)))
}
