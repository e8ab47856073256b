import type { Plugin } from 'vite'

const helper = /^\0?vite\/preload-helper\.js/
const own = '\0plain-import:'

/**
 * Vite wraps every `import()` in a helper that first fetches what the module stands on and its styles.
 * Here nothing does: styles are inlined. Shared by two scripts, the helper would be one more request on
 * every page; so each script that imports something later has a wrapper of its own, of one line.
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
