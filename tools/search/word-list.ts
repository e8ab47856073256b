import { searchKeywords, siteIndex } from '#content/model/site-index.ts'
import { type PageElement, wordsOf } from '../postprocess/page-elements.ts'

/** More would weigh more than a search is worth; alphabetically sorted they take about 3 bytes each. */
const mostWords = 2000
/** Shorter words have too many neighbours. */
const word = /\p{L}[\p{L}\p{N}]{3,}/gu

const heading = /^h[1-3]$/

/**
 * The words that a misspelt question is compared with: of the site's index and of the keywords, and of
 * the headings of the pages in the index. Of the articles only the newest are in there, so the list
 * does not grow with them.
 */
export class WordList {
  readonly #listed = new Map(siteIndex().map(({ href, label }) => [href, label]))
  readonly #headings: string[] = []

  /** Adds the headings of a page, where the site's index lists it. */
  add(path: string, elements: readonly PageElement[]): void {
    if (!this.#listed.has(path)) return
    const main = elements.find(({ tagName }) => tagName === 'main')
    const { startOffset = 0, endOffset = 0 } = main?.sourceCodeLocation ?? {}
    for (const element of elements) {
      const start = element.sourceCodeLocation?.startOffset ?? -1
      if (!heading.test(element.tagName) || start < startOffset || start > endOffset) continue
      this.#headings.push(wordsOf(element))
    }
  }

  /** The words in small letters, sorted. */
  words(): string[] {
    const texts = [...this.#listed.values(), ...[...searchKeywords.values()].flat()]
    const all = [...texts, ...this.#headings].flatMap(
      (text) => text.toLowerCase().match(word) ?? [],
    )
    // What comes first matters most.
    return [...new Set(all)].slice(0, mostWords).sort()
  }
}
