import browserslist from 'browserslist'
import { root } from './lib/root.ts'

/**
 * The oldest browsers in which the site has to be usable (docs/browsers.md), by the names of
 * Browserslist: the lower bounds that `package.json` sets.
 */
export function oldestBrowsers(): ReadonlyMap<string, string> {
  const oldest = new Map<string, string>()
  // From the newest to the oldest of each.
  for (const browser of browserslist(undefined, { path: root })) {
    const [name = '', version = ''] = browser.split(' ')
    oldest.set(name, version.replace(/-.*/, ''))
  }
  return oldest
}

/** What Vite calls them. Samsung Internet has Chrome's engine, of a version that it knows by Chrome's. */
const viteNames = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/**
 * The same as Vite's `build.cssTarget`: `chrome99` and so on. Scripts are written for these browsers
 * instead, which `tests/build/scripts.test.ts` holds: rewritten for them, private fields would bring
 * five files of helpers.
 */
export function styleTargets(): string[] {
  const oldest = oldestBrowsers()
  return Object.entries(viteNames).flatMap(([name, viteName]) => {
    const version = oldest.get(name)
    return version === undefined ? [] : [`${viteName}${version}`]
  })
}
