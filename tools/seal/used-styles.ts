import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { pageElements } from './page-elements.ts'

/**
 * Leaves in a page's inlined stylesheet only the rules that this page can use: those of its own
 * elements, and those that its scripts can bring in without leaving it. The rules of other pages
 * come with the whole stylesheet, on the first client navigation (`app/layout/all-styles.tsx`).
 *
 * @param scripts the text of every script that the page can run without navigating
 * @throws when the page has no inlined stylesheet
 */
export function withUsedStyles(html: string, scripts: string): string {
  const style = pageElements(html).find(({ tagName }) => tagName === 'style')
  const place = style?.sourceCodeLocation
  if (!place?.startTag || !place.endTag) throw new Error('a page has no inlined stylesheet')
  const [start, end] = [place.startTag.endOffset, place.endTag.startOffset]
  const words = wordsOf(html.slice(0, start) + html.slice(end) + scripts)
  return html.slice(0, start) + usedRules(html.slice(start, end), words) + html.slice(end)
}

/** Everything in a text that could be a class: what stands between quotes and spaces. */
function wordsOf(text: string): ReadonlySet<string> {
  const plain = text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'")
  return new Set(plain.match(/[^\s"`<\\]+/g) ?? [])
}

/** The stylesheet without the rules whose every selector needs a class that no word names. */
function usedRules(css: string, words: ReadonlySet<string>): string {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    // The steps of an animation stand as rules, with percentages for selectors.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return
    const used = rule.selectors.some((selector) =>
      neededClasses(selector).every((name) => words.has(name)),
    )
    if (!used) rule.remove()
  })
  return sheet.toString()
}

/**
 * The classes without which a selector matches nothing. What stands in `:not()`, or in a list of
 * alternatives, is not needed: such a selector is kept.
 */
function neededClasses(selector: string): string[] {
  const needed: string[] = []
  const collect = (nodes: readonly selectorParser.Node[]): void => {
    for (const node of nodes) {
      if (selectorParser.isClassName(node)) needed.push(node.value)
      else if (selectorParser.isPseudo(node)) {
        if (node.value !== ':not' && node.nodes.length === 1) collect(node.nodes)
      } else if (selectorParser.isSelector(node)) collect(node.nodes)
    }
  }
  collect(selectorParser().astSync(selector).nodes)
  return needed
}
