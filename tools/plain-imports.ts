import type { Plugin } from 'vite'

const helper = /^\0?vite\/preload-helper\.js/
const own = '\0plain-import:'

/**
 * Vite wraps every `import()` in its preload helper, which first fetches the module's imports and styles.
 * That is not needed here: styles are inlined. As a chunk shared by two scripts the helper would be one
 * more request on every page, so each script with an `import()` gets a wrapper of one line instead.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    resolveId: (source, importer) => (helper.test(source) ? `${own}${importer}` : undefined),
    load: (id) =>
      id.startsWith(own) ? 'export const __vitePreload = (load) => load()' : undefined,
  }
}
