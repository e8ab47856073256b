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
    // Before Tailwind compiles the stylesheet.
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

/** Node's own loader: Vite's, which loads this file, is closed before a page is transformed. */
const load = createRequire(import.meta.url)

/** What a module exports. */
async function exportsOf<Module extends object>(id: string): Promise<Module> {
  return load(id)
}

/** The same in a new process, because this one caches modules and the content that they have read. */
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
