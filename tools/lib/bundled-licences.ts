import type { Plugin } from 'vite'

/** Where Vite lists the packages in the browser's scripts, until the licences are written. */
export const bundledLicences = 'licences.json'

/** Has Vite write that list. Of the options for the browser's files Astro passes few on, and not this one. */
export function listLicences(): Plugin {
  return {
    name: 'list-licences',
    configEnvironment: (name) =>
      name === 'client' ? { build: { license: { fileName: bundledLicences } } } : undefined,
  }
}
