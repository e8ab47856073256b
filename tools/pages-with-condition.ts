import type { AstroIntegration } from 'astro'
import { contentKind } from '#content/model/content-kind.ts'
import { isHeld } from '#content/model/substance.ts'

/*
 * The files of `app/pages/` that begin with an underscore, which Astro takes for no page by itself.
 */

/** The draft's own. */
const draft = {
  '/draft': '_draft.astro',
  '/draft.csv': '_draft.csv.ts',
  '/draft.json': '_draft.json.ts',
}

/**
 * Addresses of the specification, each with the pages there. While the build holds nothing of them, a
 * short page answers at the address.
 */
const specified: Record<string, Record<string, string>> = {
  '/management': { '/management': '_management.astro' },
  '/historical': { '/historical': '_historical.astro' },
  '/case-studies': { '/case-studies': '_case-studies.astro' },
  '/news': {
    '/news/[...page]': 'news/_[...page].astro',
    '/news/[id]': 'news/_[id].astro',
    '/news/feed.xml': 'news/_feed.xml.ts',
    '/news/atom.xml': 'news/_atom.xml.ts',
    '/news/feed.json': 'news/_feed.json.ts',
  },
}

/** Pages that not every build has (spec 2.24). */
export function pagesWithCondition(): AstroIntegration {
  return {
    name: 'pages-with-condition',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        const routes = {
          ...(contentKind() === 'draft' ? draft : {}),
          ...(isHeld('/governance') ? { '/governance': '_governance.astro' } : {}),
        }
        const answers = Object.entries(specified).map(([address, pages]) =>
          isHeld(address) ? pages : { [address]: '_short.astro' },
        )
        for (const [pattern, file] of Object.entries(Object.assign(routes, ...answers)))
          injectRoute({ pattern, entrypoint: `./app/pages/${file}`, prerender: true })
      },
    },
  }
}
