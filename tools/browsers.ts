import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from './lib/root.ts'

/** The list by the name that tools know it by; its lines are lower bounds, such as `chrome >= 99`. */
const packageSchema = z.object({
  browserslist: z.array(z.templateLiteral([z.string(), ' >= ', z.number()])),
})

/**
 * The oldest browsers in which the site has to be usable (docs/browsers.md), by the names of
 * Browserslist: the lower bounds that `package.json` sets.
 */
export function oldestBrowsers(): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  const { browserslist } = packageSchema.parse(JSON.parse(text))
  return new Map(
    browserslist.map((line) => {
      const [name = '', version = ''] = line.split(' >= ')
      return [name, version]
    }),
  )
}

/** Vite's names for them. Samsung Internet has Chrome's engine and is covered by Chrome's version. */
const viteNames = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/**
 * The same as Vite's `build.cssTarget`: `chrome99` and so on. Scripts are not transpiled for these
 * browsers, which would add five files of helpers for private fields: they are written for them, which
 * `tests/build/scripts.test.ts` checks.
 */
export function styleTargets(): string[] {
  const oldest = oldestBrowsers()
  return Object.entries(viteNames).flatMap(([name, viteName]) => {
    const version = oldest.get(name)
    return version === undefined ? [] : [`${viteName}${version}`]
  })
}
