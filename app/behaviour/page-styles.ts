/**
 * Styles of the pages that client navigations swap in. A page's policy names the hash of its own
 * stylesheet only, so those of the next pages are adopted as sheets, which no policy governs; for the
 * same reason they are taken out of the text before the browser reads it. What others have put
 * into the document, such as an extension that darkens pages, stays.
 */

/** A page has its styles in one element, which the build writes, and others behind it for no script. */
const element = /<style>(.*?)<\/style>(<noscript>.*?<\/noscript>)?/s

const stylesOf = new WeakMap<Document, CSSStyleSheet>()

/** Those that the document came with. */
const written = document.head.querySelector('style')
/** Those of the page that is shown, if it was swapped in. */
let adopted: CSSStyleSheet | undefined

/** Shows a page's styles in place of the last one's, before it is swapped in. */
export function adoptStyles(page: Document): void {
  const last = adopted
  adopted = stylesOf.get(page) ?? shownStyles()
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== last)
  document.adoptedStyleSheets = [adopted, ...others]
  // The router leaves what the new head has under the same name.
  const foreign = [...document.head.querySelectorAll('style')].filter((style) => style !== written)
  for (const [index, style] of foreign.entries()) {
    style.dataset.astroTransitionPersist = `style-${index}`
    page.head.append(style.cloneNode())
  }
}

/** Reads a page that was fetched, its styles apart. */
export function parsePage(html: string): Document {
  const [, css] = element.exec(html) ?? []
  const page = new DOMParser().parseFromString(html.replace(element, ''), 'text/html')
  if (css !== undefined) stylesOf.set(page, sheetOf(css))
  return page
}

/** For a page that was not read here. */
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
