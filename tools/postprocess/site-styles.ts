import { dirname } from 'node:path'
import type { OpenPage } from './open-page.ts'
import { scriptedStyles, unscriptedStyles } from './unscripted-styles.ts'
import { usedStyles, wordsOf } from './used-styles.ts'
import { withOlderUnits } from './viewport-units.ts'

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

  /** Counts a page in. All have to be before the first one's styles are asked for. */
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

  /** The stylesheet of a page that was counted in. */
  of(page: string): string {
    const name = kindOf(page)
    const kind = this.#kinds.get(name)
    const styles = this.#finished.get(name) ?? withOlderUnits(scriptedStyles(used(kind)))
    this.#finished.set(name, styles)
    return styles
  }

  /** What pages of all kinds need besides in a browser without script. */
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

function used(kind: Kind | undefined): string {
  const css = [...(kind?.css ?? []), ...(kind?.rules.values() ?? [])].join('')
  return usedStyles(css, kind?.words ?? new Set())
}

function newKind(): Kind {
  return { css: new Set(), rules: new Map(), words: new Set(), scripts: new Set() }
}

/** The same letters, without the long text that they were cut from and would keep in memory. */
function apart(word: string): string {
  return Buffer.from(word).toString()
}

/** `news/1.html` is of the kind of its folder, `about.html` of its own. */
function kindOf(page: string): string {
  const folder = dirname(page)
  return folder === '.' ? page : folder
}
