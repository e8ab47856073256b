import { createRequire } from 'node:module'
import type { AstroIntegration } from 'astro'
import { contentKind } from '#content/model/content-kind.ts'

/** Node's own loader: Vite's, which loads this file, is closed when the hook runs. */
const load = createRequire(import.meta.url)

/** The files of `app/pages/` that begin with an underscore, which Astro takes for no page by itself. */
const draft = {
  '/draft': '_draft.astro',
  '/draft.csv': '_draft.csv.ts',
  '/draft.json': '_draft.json.ts',
}
const governance = { '/governance': '_governance.astro' }

/**
 * Pages that not every build has: the draft's own, and those that a confirmed build leaves out while
 * they would be without substance (spec 2.24).
 */
export function pagesWithCondition(): AstroIntegration {
  return {
    name: 'pages-with-condition',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        const isDraft = contentKind() === 'draft'
        const routes = isDraft ? { ...draft, ...governance } : isGoverned() ? governance : {}
        for (const [pattern, file] of Object.entries(routes))
          injectRoute({ pattern, entrypoint: `./app/pages/${file}`, prerender: true })
      },
    },
  }
}

/** Called for a confirmed build alone: a development server must start despite mistakes in content. */
function isGoverned(): boolean {
  const { isBuilt }: typeof import('#content/model/pages.ts') = load('#content/model/pages.ts')
  return isBuilt('/governance')
}
