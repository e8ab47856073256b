import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { HotPayload, Plugin, ViteDevServer } from 'vite'
import { companiesCss } from '#brand/theme.ts'
import { contentFolder } from '#content/model/content-files.ts'
import { root } from './lib/root.ts'

const run = promisify(execFile)
const model = /\/content\/model\/[a-z-]+\.ts$/
/** What an editor writes: texts, marks, and pictures that were uploaded. */
const edited = /^[^.].*\.(?:yaml|md|svg|jpe?g|png|webp|avif)$/i
const companyStyles = '/app/styles/companies.css'

const companiesModule = join(root, 'content/model/companies.ts')

/**
 * Content in styles, in the browser and while developing. The companies' colours become rules. A module of
 * `content/model/` reads files, which no browser can: there it becomes its exports, as plain data. While
 * developing, a saved file of `content/` renders the open page anew, and every mistake in `content/` is shown
 * at once.
 */
export function content(): Plugin {
  return {
    name: 'content',
    // Styles are still plain then.
    enforce: 'pre',
    async transform(code, id) {
      const read = this.environment.mode === 'dev' ? freshExports : exportsOf
      if (id.endsWith(companyStyles)) {
        const { companies } =
          await read<typeof import('#content/model/companies.ts')>(companiesModule)
        return code + companiesCss(companies)
      }
      if (this.environment.name === 'client' && model.test(id)) return asLiterals(await read(id))
    },
    configureServer(server) {
      // A build, which has checked already, starts servers for a moment that nobody visits.
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

/** Node's own loading: that of Vite, which brings this file in, is over when a page is transformed. */
const load = createRequire(import.meta.url)

/** What a module exports. */
async function exportsOf<Module extends object>(id: string): Promise<Module> {
  return load(id)
}

/** The same, read in a process of its own: nothing that this one has read before is taken for it. */
async function freshExports<Module extends object>(id: string): Promise<Module> {
  const script = `console.log(JSON.stringify(await import(${JSON.stringify(id)})))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
  })
  return JSON.parse(stdout)
}

function asLiterals(exported: object): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/**
 * Has content checked in a process of its own: this one has read the files already. Open pages show what
 * is wrong, and so do those that are opened or reloaded until it is mended.
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
      // Of two that run at once, the one that read the older files may end last.
      if (own !== latest) return
      problems = error ? output : ''
      if (error) config.logger.error(output)
      else if (!change) return
      // `ws.send()` would keep a reload for whoever comes next, whose page is new as it is.
      for (const client of ws.clients) client.send(error ? report() : { type: 'full-reload' })
    })
  }
}
