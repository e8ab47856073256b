import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { root } from './lib/root.ts'

/** The bundle of the last draft: among the code, beside whose packages its imports are resolved. */
export const pageRenderer = join(root, '.astro/page-renderer')

/** Keeps a copy of the bundle with which the desk's draft was rendered, and which Astro deletes. */
export function keptRenderer(): AstroIntegration {
  return {
    name: 'kept-renderer',
    hooks: {
      async 'astro:build:generated'() {
        if (!process.env.BUILD_EDITOR) return
        await rm(pageRenderer, { recursive: true, force: true })
        // Where it is if the pages' folder is outside the working folder (Astro's `getOutDirWithinCwd`).
        await cp(join(root, '.astro/.prerender'), pageRenderer, { recursive: true })
      },
    },
  }
}
