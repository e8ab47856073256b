import type { Plugin } from 'vite'

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
