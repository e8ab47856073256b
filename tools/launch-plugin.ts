import type { Plugin } from 'vite'
import { asLiterals, exportsOf } from './lib/exports-of.ts'

const name = 'virtual:launch-list'

/** What is left before the site goes live, for the draft's own pages. */
export function launch(): Plugin {
  return {
    name: 'launch-list',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      return asLiterals(await exportsOf('#tools/launch-check/draft-list.ts', this.environment))
    },
  }
}
