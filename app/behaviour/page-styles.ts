/**
 * Styles of a page that a client navigation swaps in. A page's policy names the hash of its own
 * stylesheet only, so those of the next pages are adopted as sheets, which no policy governs.
 */

/** Takes the styles out of a page that was fetched; `undefined` when it has none. */
export function takeStyles(page: Document): CSSStyleSheet | undefined {
  const styles = [...page.querySelectorAll('style')]
  for (const style of styles) style.remove()
  return styles.length > 0 ? sheetOf(styles.map(({ textContent }) => textContent)) : undefined
}

/** The styles that the shown page has. */
export function shownStyles(): CSSStyleSheet {
  const texts = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  const adopted = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
  return sheetOf([...texts, ...adopted.map(({ cssText }) => cssText)])
}

function sheetOf(texts: readonly (string | null)[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(texts.join(''))
  return sheet
}
