/**
 * Styles of the pages that client navigations swap in. A page's policy names the hash of its own
 * stylesheet only, so those of the next pages are adopted as sheets, which no policy governs; for the
 * same reason they are taken out of the text before the browser reads it.
 */

/** A page has its styles in one element, which the build writes. */
const element = /<style>(.*?)<\/style>/s

const stylesOf = new WeakMap<Document, CSSStyleSheet>()

/** Reads a page that was fetched, its styles apart. */
export function parsePage(html: string): Document {
  const [, css] = element.exec(html) ?? []
  const page = new DOMParser().parseFromString(html.replace(element, ''), 'text/html')
  if (css !== undefined) stylesOf.set(page, sheetOf(css))
  return page
}

/** The styles of a page that was read here; of another, those that are shown now. */
export function pageStyles(page: Document): CSSStyleSheet {
  return stylesOf.get(page) ?? shownStyles()
}

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
