import postcss, { AtRule, type ChildNode } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/** Everything in a text that could be a class or an element: what stands between quotes and spaces. */
export function wordsOf(text: string): string[] {
  const plain = text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'")
  const elements = text.matchAll(/<([a-z][a-z0-9]*)/g)
  return [
    ...(plain.match(/[^\s"`<\\]+/g) ?? []),
    ...[...elements].flatMap(([, element]) => element ?? []),
  ]
}

/**
 * A stylesheet without the rules whose every selector needs a class, or is an element, that no word
 * names.
 *
 * @param words those of the pages that it is for, and of the scripts that they can run
 */
export function usedStyles(css: string, words: ReadonlySet<string>): string {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    // The steps of an animation stand as rules, with percentages for selectors.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return
    const used = rule.selectors.some(
      (selector) =>
        !partOfDateField.test(selector) && neededNames(selector).every((name) => words.has(name)),
    )
    if (!used) removeWithEmptied(rule)
  })
  sheet.walkAtRules('supports', (condition) => {
    const colours: string[] = []
    condition.walkDecls(({ value }) => void colours.push(value))
    if (colours.every((colour) => seeThrough.test(colour))) removeWithEmptied(condition)
  })
  return withoutUnusedVariables(sheet.toString(), variablesIn([...words].join(' ')))
}

/**
 * A colour of the theme, seen through. Lightning CSS writes it a second time, worked out, before the
 * condition; the companies' accents alone differ from page to page.
 */
const seeThrough = /^color-mix\(in \w+, var\(--color-(?!accent)[\w-]+\) [\d.]+%, transparent\)$/

/** Tailwind's resets for date and time fields, of which the site has none. */
const partOfDateField = /^::-webkit-(date|calendar)/

/**
 * Removes a rule, and the conditions around it that hold nothing without it. An emptied layer stays:
 * the order of the layers decides.
 */
export function removeWithEmptied(rule: ChildNode): void {
  const { parent } = rule
  rule.remove()
  const emptied = parent instanceof AtRule && parent.name !== 'layer' && parent.nodes?.length === 0
  if (emptied) removeWithEmptied(parent)
}

/** Elements that every document has, written or not. */
const always = ['html', 'head', 'body']

/** What `neededNames` found: pages share their selectors. */
const known = new Map<string, readonly string[]>()

/**
 * The element that a selector is, or the classes without which it matches nothing. What stands in
 * `:not()`, or in a list of alternatives, is not needed: such a selector is kept.
 */
function neededNames(selector: string): readonly string[] {
  const needed = known.get(selector) ?? findNames(selector)
  known.set(selector, needed)
  return needed
}

function findNames(selector: string): string[] {
  if (/^[a-z][a-z0-9]*$/.test(selector)) return always.includes(selector) ? [] : [selector]
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

/** Those words that make a difference to `usedStyles`, sorted. */
export function wordsThatCount(css: string, words: ReadonlySet<string>): string[] {
  const names = new Set<string>()
  postcss.parse(css).walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(neededNames)) names.add(name)
  })
  return [...words].filter((word) => names.has(word) || variable.test(word)).sort()
}

/** The declaration of a custom property, of the theme, Tailwind's own or Lightning CSS's. */
const declaration =
  /(?<=[{;])--(?:tw|lightningcss|color|text|leading|tracking|spacing|breakpoint|font|ease|radius|shadow|z)-[\w-]+:[^;{}]*(?:;|(?=\}))/g

/** Its registration, of Tailwind's own. */
const registration = /@property (--tw-[\w-]+)\s*\{[^}]*\}/g

/** A stylesheet without the custom properties that neither it nor a page reads. */
function withoutUnusedVariables(css: string, read: ReadonlySet<string>): string {
  const used = new Set([...variablesIn(css), ...read])
  const rest = css
    .replace(declaration, (text) => (used.has(text.slice(0, text.indexOf(':'))) ? text : ''))
    .replace(registration, (text, name) => (used.has(name) ? text : ''))
  // A property that only unused properties read is unused as well.
  return rest === css ? css : withoutUnusedVariables(rest, read)
}

const variable = /var\((--[\w-]+)/

function variablesIn(text: string): Set<string> {
  return new Set([...text.matchAll(RegExp(variable, 'g'))].flatMap(([, name]) => name ?? []))
}
