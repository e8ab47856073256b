import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

/** When React takes an island over: `client:press` at the first press, `client:query` for `?q=`. */
export function clientPress(): AstroIntegration {
  return {
    name: 'client:press',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'press', entrypoint: './app/islands/press.ts' })
        addClientDirective({ name: 'query', entrypoint: './app/islands/client-query.ts' })
      },
    },
  }
}

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

/** Where Vite lists the packages in the browser's scripts, until the licences are written. */
export const bundledLicences = 'licences.json'

/** Makes Vite write that list, by a plugin: Astro does not pass on this `build` option for the browser. */
export function listLicences(): Plugin {
  return {
    name: 'list-licences',
    configEnvironment: (name) =>
      name === 'client' ? { build: { license: { fileName: bundledLicences } } } : undefined,
  }
}
