import { dirname } from 'node:path'
import postcss, { AtRule } from 'postcss'
import { kept } from '../lib/build-cache.ts'
import { filesHash } from '../lib/hash-files.ts'
import { root } from '../lib/root.ts'
import type { OpenPage } from './open-page.ts'
import { removeWithEmptied, usedStyles, wordsOf, wordsThatCount } from './used-styles.ts'

/** Units of the small, the large and the dynamic viewport: from Chrome 108 on. */
const young = /(?<=\d)[sld](?=v(?:[hwib]|min|max)\b)/g

/**
 * Puts before each declaration with such a unit the same one with `vh`, `vw` and so on: older browsers
 * ignore the second and use the first. Custom properties are left alone: they accept any unit, and the last
 * declaration counts.
 */
export function withOlderUnits(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkDecls((declaration) => {
    const { value, variable } = declaration
    const older = value.replace(young, '')
    if (older !== value && !variable) declaration.cloneBefore({ value: older })
  })
  return sheet.toString()
}

/** A stylesheet without what it has under `@media (scripting: none)`. */
export function scriptedStyles(css: string): string {
  const sheet = postcss.parse(css)
  for (const rule of unscripted(sheet)) removeWithEmptied(rule)
  return sheet.toString()
}

/**
 * What a stylesheet has under `@media (scripting: none)`, without that condition, which Chrome knows
 * from 120 on, Firefox from 113 and Safari from 17. In a `noscript` element it needs none.
 */
export function unscriptedStyles(css: string): string {
  return unscripted(postcss.parse(css)).map(unconditional).join('')
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

/**
 * The inlined stylesheet of each kind of page: what the site's stylesheet holds for its elements and
 * for what its scripts can bring in. What only browsers without script need is one file for all.
 * Pages in one folder are of one kind, however many there are: the policy in `_headers` names the
 * hash of each kind's stylesheet.
 */
export class SiteStyles {
  readonly #scriptWords: ReadonlyMap<string, readonly string[]>
  readonly #kinds = new Map<string, Kind>()
  readonly #finished = new Map<string, string>()

  /** @param scriptWords the words of every script of the site, by its file name */
  constructor(scriptWords: ReadonlyMap<string, readonly string[]>) {
    this.#scriptWords = scriptWords
  }

  /** Adds a page. All pages have to be added before `finish`. */
  add(page: string, { html, css, rules }: OpenPage, scripts: Iterable<string>): void {
    const kind = this.#kinds.get(kindOf(page)) ?? newKind()
    this.#kinds.set(kindOf(page), kind)
    kind.css.add(css)
    for (const [name, rule] of rules) kind.rules.set(name, rule)
    for (const word of wordsOf(html)) if (!kind.words.has(word)) kind.words.add(apart(word))
    for (const script of scripts) {
      if (kind.scripts.has(script)) continue
      kind.scripts.add(script)
      for (const word of this.#scriptWords.get(script) ?? []) kind.words.add(word)
    }
  }

  /** Makes the stylesheets of all pages that were added, as far as the cache has none for the same words. */
  async finish(): Promise<void> {
    const code = await filesHash(root, ['tools/postprocess/*', 'package-lock.json'])
    for (const [name, kind] of this.#kinds) {
      const css = [...kind.css, ...kind.rules.values()].join('')
      const words = wordsThatCount(css, kind.words)
      const styles = await kept(['styles', code, css, ...words], async () =>
        Buffer.from(withOlderUnits(scriptedStyles(usedStyles(css, new Set(words))))),
      )
      this.#finished.set(name, Buffer.from(styles).toString())
    }
  }

  /** The stylesheet of a page. @throws before `finish` */
  of(page: string): string {
    const styles = this.#finished.get(kindOf(page))
    if (styles === undefined) throw new Error(`${page}: its styles are not made`)
    return styles
  }

  /** The styles of all kinds of pages for browsers without script. */
  unscripted(): string {
    const sheets = new Set([...this.#kinds.values()].flatMap(({ css }) => [...css]))
    return withOlderUnits([...new Set([...sheets].map(unscriptedStyles))].join(''))
  }
}

type Kind = {
  /** The pages' stylesheets; one, unless some of them have a component that brings its own. */
  css: Set<string>
  rules: Map<string, string>
  words: Set<string>
  scripts: Set<string>
}

function newKind(): Kind {
  return { css: new Set(), rules: new Map(), words: new Set(), scripts: new Set() }
}

/** A copy of the letters: V8 keeps the whole text in memory as long as a slice of it is used. */
function apart(word: string): string {
  return Buffer.from(word).toString()
}

/** `news/1.html` is of the kind of its folder, `about.html` of its own. */
function kindOf(page: string): string {
  const folder = dirname(page)
  return folder === '.' ? page : folder
}
