import { addressOf } from './hash-links.ts'

/** The title of the fallback screen (spec 2.14, 8). */
const title = 'Unexpected Application Error!'

/**
 * The fallback screen, shown in place of a page that failed, with the reason in words. It has no
 * styles of its own and keeps those of the page before. It does not enable the router, so every link
 * on it loads a document anew.
 *
 * @param reason status and text of an answer, or an error's message
 */
function failurePage(reason: string): Document {
  const page = document.implementation.createHTMLDocument(title)
  page.documentElement.lang = document.documentElement.lang
  page.body.innerHTML = `
<main class="on-dark grid min-h-svh place-content-center bg-night px-gutter text-on-night">
<h1 class="text-h2">${title}</h1>
<p class="mt-4 text-lead"></p>
<p class="mt-8"><a href="/" class="border-b-2 border-signal-night py-1.5 font-semibold">Return to Home</a></p>
</main>`
  page.querySelector('p')?.append(reason)
  return page
}

// Styles of the pages that client navigations swap in. A page's policy names the hash of its own
// stylesheet only, so those of the next pages are adopted as sheets, which no policy governs; for the
// same reason they are taken out of the text before the browser reads it. Styles that
// others have added, such as an extension that darkens pages, stay.

/** The build writes a page's styles as one `<style>`, and those for no script in a `<noscript>` after it. */
const element = /<style>(.*?)<\/style>(<noscript>.*?<\/noscript>)?/s

const stylesOf = new WeakMap<Document, CSSStyleSheet>()

/** The `<style>` of the document that the browser loaded. */
const written = document.head.querySelector('style')
/** The sheet of the page that is shown, if a client navigation swapped it in. */
let adopted: CSSStyleSheet | undefined

/** Adopts the new page's styles in place of the last page's, before the swap. */
function adoptStyles(page: Document): void {
  const last = adopted
  adopted = stylesOf.get(page) ?? shownStyles()
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== last)
  document.adoptedStyleSheets = [adopted, ...others]
  // `data-astro-transition-persist`: the router keeps an element that the new head has under the
  // same name.
  const foreign = [...document.head.querySelectorAll('style')].filter((style) => style !== written)
  for (const [index, style] of foreign.entries()) {
    style.dataset.astroTransitionPersist = `style-${index}`
    page.head.append(style.cloneNode())
  }
}

/** Reads a page that was fetched, its styles apart. */
function parsePage(html: string): Document {
  const [, css] = element.exec(html) ?? []
  const page = new DOMParser().parseFromString(html.replace(element, ''), 'text/html')
  if (css !== undefined) stylesOf.set(page, sheetOf(css))
  return page
}

/** A page that was not fetched here, such as the fallback screen, takes the styles in force. */
function shownStyles(): CSSStyleSheet {
  const texts = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  const adopted = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
  return sheetOf([...texts, ...adopted.map(({ cssText }) => cssText)].join(''))
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

declare global {
  interface Navigator {
    /** The Network Information API, in browsers that have it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** How long pointer or focus rest on a link before its page is fetched, in milliseconds. */
const rest = 80
/** How long a page that was fetched ahead is shown as it is, in milliseconds. */
const fresh = 5 * 60 * 1000

/**
 * Fetches the page of a client navigation. The router does so by itself, but it neither looks at the
 * answer's status nor waits for the page's scripts.
 *
 * A page that cannot be fetched, or an answer that is no page of this site, is left to the browser,
 * which loads the address anew. An error of the server shows the fallback screen (spec 2.14, 8;
 * decision 12).
 */
document.addEventListener('astro:before-preparation', (event) => {
  if (event.formData) return
  for (const timer of timers.values()) clearTimeout(timer)
  event.loader = async () => {
    const page = await fetchPage(event.to, event.signal)
    if (!page) return event.preventDefault()
    event.to = page.address
    event.newDocument = page.content
    await loadScripts(page.content)
  }
})

// Adopts the new page's styles with the swap. A page whose swap throws is replaced by the fallback
// screen.
document.addEventListener('astro:before-swap', (event) => {
  const swap = event.swap
  event.swap = () => {
    try {
      adoptStyles(event.newDocument)
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
    const { status, statusText, url, text } =
      (await fetchedAhead(addressOf(to))) ?? (await fetchText(to.href, { signal }))
    if (status >= 500) {
      return { address: to, content: failurePage(`${status} ${statusText}`.trim()) }
    }
    const address = new URL(url)
    address.hash = to.hash
    const content = parsePage(text)
    const isOurs = content.querySelector('[name="astro-view-transitions-enabled"]')
    return isOurs && address.origin === location.origin ? { address, content } : undefined
  } catch {
    return undefined
  }
}

type Answer = Pick<Response, 'status' | 'statusText' | 'url'> & { text: string }

async function fetchText(href: string, options: RequestInit): Promise<Answer> {
  const answer = await fetch(href, options)
  const { status, statusText, url } = answer
  return { status, statusText, url, text: await answer.text() }
}

/** The page fetched ahead for the link last hovered or focused; its answer is used once. */
let ahead: { page: string; since: number; answer: Promise<Answer | undefined> } | undefined
/** One timer for the pointer and one for the focus, which can rest on different links. */
const timers = new Map<string, ReturnType<typeof setTimeout>>()

// Nothing is fetched ahead with `saveData` or on 2G.
if (!navigator.connection?.saveData && !navigator.connection?.effectiveType?.endsWith('2g')) {
  for (const sign of ['mouseover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      clearTimeout(timers.get(sign))
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || !isPage(link)) return
      timers.set(sign, setTimeout(fetchAhead, rest, addressOf(link)))
    })
  }
}

/** Whether the router would show the link's target: another page of this site, and no file. */
function isPage(link: HTMLAnchorElement): boolean {
  const isShown = addressOf(link) === addressOf(location)
  const isFile = link.pathname.includes('.')
  const isOurs = link.origin === location.origin && link.dataset.astroReload === undefined
  return isOurs && !isShown && !isFile
}

function fetchAhead(page: string): void {
  if (isAhead(page)) return
  const answer = fetchText(page, { priority: 'low' }).catch(() => undefined)
  ahead = { page, since: performance.now(), answer }
}

function isAhead(page: string): boolean {
  return ahead?.page === page && performance.now() - ahead.since < fresh
}

/** The answer fetched ahead for that page; undefined without one, or when it failed. */
async function fetchedAhead(page: string): Promise<Answer | undefined> {
  const last = isAhead(page) ? ahead : undefined
  ahead = undefined
  const answer = await last?.answer
  return answer && answer.status < 400 ? answer : undefined
}

/** The new page's own scripts, so that it is interactive as soon as it is shown. */
async function loadScripts({ scripts }: Document): Promise<void> {
  const modules = [...scripts].filter(({ type, src }) => type === 'module' && src)
  await Promise.allSettled(modules.map(({ src }) => import(/* @vite-ignore */ src)))
}
