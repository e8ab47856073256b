import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import type { HotPayload, Plugin, ViteDevServer } from 'vite'
import { companiesCss, themeCss } from '#brand/theme.ts'
import { contentFolder } from '#content/model/content-files.ts'
import { asLiterals, exportsOf } from './lib/exports-of.ts'
import { root } from './lib/root.ts'

const model = /\/content\/model\/[a-z-]+\.ts$/
/** What an editor writes: texts, marks, and pictures that were uploaded. */
const edited = /^[^.].*\.(?:yaml|md|svg|jpe?g|png|webp|avif)$/i
const siteStyles = '/app/layouts/site.css'
const companyStyles = '/app/styles/companies.css'

/**
 * Content in styles, in the browser and while developing. The brand and the companies' colours become rules. A module of
 * `content/model/` reads files, which no browser can: there it becomes its exports, as plain data. While
 * developing, a saved file of `content/` renders the open page anew, and every mistake in `content/` is shown
 * at once.
 */
export function content(): Plugin {
  return {
    name: 'content',
    // Before Tailwind compiles the stylesheet.
    enforce: 'pre',
    async transform(code, id) {
      if (id.endsWith(siteStyles)) return code.replace('@import "brand";', themeCss)
      if (id.endsWith(companyStyles)) {
        const { companies } = await exportsOf<typeof import('#content/model/companies.ts')>(
          '#content/model/companies.ts',
          this.environment,
        )
        return code + companiesCss(companies)
      }
      if (this.environment.name === 'client' && model.test(id))
        return asLiterals(await exportsOf(id, this.environment))
    },
    configureServer(server) {
      // A build also makes servers (without `httpServer`); it has checked the content already.
      if (!server.httpServer) return
      const check = problemReporter(server)
      check()
      server.watcher.add(contentFolder)
      server.watcher.on('all', (_, file) => {
        if (!edited.test(relative(contentFolder, file))) return
        for (const { moduleGraph } of Object.values(server.environments))
          moduleGraph.invalidateAll()
        check('change')
      })
    },
  }
}

/**
 * Checks content in a new process, because this one caches the files. Open pages show Vite's error
 * overlay, and so do those that are opened or reloaded before the mistake is corrected.
 *
 * @returns checks; pages are rendered anew when nothing is wrong after a `change`
 */
function problemReporter({ config, ws }: ViteDevServer): (change?: 'change') => void {
  let latest = 0
  let problems = ''
  const report = (): HotPayload => ({ type: 'error', err: { message: problems, stack: '' } })
  ws.on('vite:client:connect', (_, client) => {
    if (problems) client.send(report())
  })
  return (change) => {
    latest += 1
    const own = latest
    execFile(process.execPath, ['tools/check-content.ts'], { cwd: root }, (error, _, output) => {
      // Of two checks at once, the one that started first may end last: its result is outdated.
      if (own !== latest) return
      problems = error ? output : ''
      if (error) config.logger.error(output)
      else if (!change) return
      // Without clients `ws.send()` would keep the message for the next one, whose page is new anyway.
      for (const client of ws.clients) client.send(error ? report() : { type: 'full-reload' })
    })
  }
}
