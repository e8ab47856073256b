import { registerHooks } from 'node:module'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { filesIn } from './lib/files-in.ts'
import { pageRenderer } from './page-renderer.ts'

/**
 * Renders pages of the content as it is at that moment, with what the last draft was rendered with: new pictures are
 * missing. Reads the path of a page a line, and writes a line of JSON for each: `html`, or a `problem` and its
 * `mistakes`; and the `memory` of this process in bytes, which only grows.
 */

/** What Astro's own prerenderer uses; `manifest` has all routes with their styles. */
type Bundle = {
  app: Record<'setInternals' | 'setOptions', (value: object) => void> & {
    routeCache: { clearAll: () => void }
    render: (request: Request) => Promise<Response>
  }
  manifest: { routes: { routeData: Record<'route' | 'component', string>; styles: object[] }[] }
}

const bundle = `${pathToFileURL(pageRenderer).href}/`
const [entry = ''] = await filesIn(pageRenderer, 'prerender-entry.*.mjs')
/** Modules that the entry imports: pages, which it loads later, read the content. */
const shared = new Set<string>()
let page = 0
// The model reads content once, so each page loads its modules again.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context)
    if (!found.url.startsWith(bundle)) return found
    if (page === 0) shared.add(found.url)
    return shared.has(found.url) ? found : { ...found, url: `${found.url}?page=${page}` }
  },
})
globalThis.keptParses = new Map()
globalThis.keptChecks = new Map()
const { app, manifest }: Bundle = await import(`${bundle}${entry}`)
const stylesOf = manifest.routes.map(({ routeData: { route, component }, styles }) => {
  // As Astro's `makePageDataKey`.
  return [`${route}&${component}`, { styles: styles.map((sheet) => ({ sheet })) }] as const
})
app.setInternals({ pagesByKeys: new Map(stylesOf) })
const destination = { write: () => true }
app.setOptions({ settings: { scripts: [] }, logger: { options: { destination } } })

for await (const path of createInterface(process.stdin)) {
  const answer = await rendered(path).then((html) => ({ html }), problemOf)
  process.stdout.write(`${JSON.stringify({ ...answer, memory: process.memoryUsage.rss() })}\n`)
}

async function rendered(path: string): Promise<string> {
  page += 1
  // What `getStaticPaths` gave for the last page.
  app.routeCache.clearAll()
  return await (await app.render(new Request(new URL(path, 'http://localhost')))).text()
}

/** An `instanceof ContentError` would ask for the class of this version of the bundle. */
function problemOf(error: unknown) {
  const mistakes = error instanceof Error && 'mistakes' in error ? error.mistakes : undefined
  return { problem: String(error), mistakes }
}
