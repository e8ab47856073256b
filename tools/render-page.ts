import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesIn } from './lib/files-in.ts'
import { pageRenderer } from './page-renderer.ts'

/**
 * Renders one page of the content as it is now, in a second, with what the last draft was rendered with: new
 * pictures are missing. A process of its own, because content is read only once per process.
 *
 * Arguments: the page's path, and the file to write.
 */
const [page = '/', into = ''] = process.argv.slice(2)

/** What Astro's own prerenderer uses; `manifest` has all routes with their styles. */
type Bundle = {
  app: Record<'setInternals' | 'setOptions', (value: object) => void> & {
    render: (request: Request) => Promise<Response>
  }
  manifest: { routes: { routeData: Record<'route' | 'component', string>; styles: object[] }[] }
}

const [entry = ''] = await filesIn(pageRenderer, 'prerender-entry.*.mjs')
const { app, manifest }: Bundle = await import(pathToFileURL(join(pageRenderer, entry)).href)
const stylesOf = manifest.routes.map(({ routeData: { route, component }, styles }) => {
  // As Astro's `makePageDataKey`.
  return [`${route}&${component}`, { styles: styles.map((sheet) => ({ sheet })) }] as const
})
app.setInternals({ pagesByKeys: new Map(stylesOf) })
const destination = { write: () => true }
app.setOptions({ settings: { scripts: [] }, logger: { options: { destination } } })
const { body } = await app.render(new Request(new URL(page, 'http://localhost')))
if (body) await writeFile(into, body)
