import postcss, { AtRule, type ChildNode } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import type { OpenPage } from './open-page.ts'

/** Everything in a text that could be a class or an element: what stands between quotes and spaces. */
export function namesIn(text: string): string[] {
  const plain = text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'")
  const elements = text.matchAll(/<([a-z][a-z0-9]*)/g)
  return [
    ...(plain.match(/[^\s"`<\\]+/g) ?? []),
    ...[...elements].flatMap(([, element]) => element ?? []),
  ]
}

/**
 * The stylesheet to inline into pages of one kind: what their stylesheets hold for their elements and for what
 * their scripts can bring in, without what only browsers without script need.
 *
 * @param scripts the names in the scripts that these pages can run
 */
export function pageStyles(
  pages: readonly Pick<OpenPage, 'html' | 'css' | 'rules'>[],
  scripts: Iterable<string> = [],
): string {
  const names = new Set(scripts)
  for (const { html } of pages) for (const name of namesIn(html)) names.add(name)
  const rules = new Map(pages.flatMap((page) => [...page.rules]))
  const css = [...new Set(pages.map((page) => page.css)), ...rules.values()].join('')
  const sheet = postcss.parse(usedStyles(css, names))
  for (const rule of unscripted(sheet)) removeWithEmptied(rule)
  return withOlderUnits(sheet)
}

/**
 * What pages have under `@media (scripting: none)`, without that condition, which Chrome knows from 120 on, Firefox
 * from 113 and Safari from 17. In a `noscript` element it needs none.
 */
export function unscriptedStyles(pages: readonly Pick<OpenPage, 'css'>[]): string {
  const sheets = [...new Set(pages.map(({ css }) => css))].map((css) =>
    unscripted(postcss.parse(css)).map(unconditional).join(''),
  )
  return withOlderUnits(postcss.parse([...new Set(sheets)].join('')))
}

function unscripted(sheet: postcss.Root): AtRule[] {
  const found: AtRule[] = []
  sheet.walkAtRules('media', (rule) => {
    if (/^\(\s*scripting\s*:\s*none\s*\)$/.test(rule.params)) found.push(rule)
  })
  return found
}

/** The rules in a condition, in the layers and the other conditions around it. */
function unconditional(rule: AtRule): string {
  let css = rule.nodes?.join('') ?? ''
  for (let { parent } = rule; parent instanceof AtRule; { parent } = parent) {
    css = `@${parent.name} ${parent.params}{${css}}`
  }
  return css
}

/** Units of the small, the large and the dynamic viewport: from Chrome 108 on. */
const young = /(?<=\d)[sld](?=v(?:[hwib]|min|max)\b)/g

/**
 * Puts before each declaration with such a unit the same one with `vh`, `vw` and so on: older browsers
 * ignore the second and use the first. Custom properties are left alone: they accept any unit, and the last
 * declaration counts.
 */
function withOlderUnits(sheet: postcss.Root): string {
  sheet.walkDecls((declaration) => {
    const { value, variable } = declaration
    const older = value.replace(young, '')
    if (older !== value && !variable) declaration.cloneBefore({ value: older })
  })
  return sheet.toString()
}

/**
 * A stylesheet without the rules whose every selector needs a class, or is an element, that is not among the names.
 */
function usedStyles(css: string, names: ReadonlySet<string>): string {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    // The steps of an animation stand as rules, with percentages for selectors.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return
    const used = rule.selectors.some(
      (selector) =>
        !partOfDateField.test(selector) && neededNames(selector).every((name) => names.has(name)),
    )
    if (!used) removeWithEmptied(rule)
  })
  sheet.walkAtRules('supports', (condition) => {
    const colours: string[] = []
    condition.walkDecls(({ value }) => void colours.push(value))
    if (colours.every((colour) => seeThrough.test(colour))) removeWithEmptied(condition)
  })
  return withoutUnusedVariables(sheet.toString(), variablesIn([...names].join(' ')))
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
function removeWithEmptied(rule: ChildNode): void {
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

function variablesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? []))
}
