import packageFile from '../package.json' with { type: 'json' }

/**
 * The oldest browsers in which the site has to be usable (docs/browsers.md), by the names of
 * Browserslist: the lower bounds that `package.json` sets.
 */
export const oldestBrowsers: ReadonlyMap<string, string> = new Map(
  packageFile.browserslist.map((line) => {
    const [name = '', version = ''] = line.split(' >= ')
    return [name, version]
  }),
)

/**
 * The same as Vite's `build.cssTarget`: `chrome99` and so on. Samsung Internet has Chrome's engine and is covered
 * by Chrome's version. Scripts are not transpiled for these browsers, which would add five files of helpers for
 * private fields: they are written for them, which `tests/build/scripts.test.ts` checks.
 */
export const styleTargets = [...oldestBrowsers]
  .filter(([name]) => name !== 'samsung')
  .map(([name, version]) => name.replace('ios_saf', 'ios') + version)
