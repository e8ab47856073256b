import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin, ViteDevServer } from 'vite'
import { contentFolder } from '#content/model/content-files.ts'
import { root } from './root.ts'

const run = promisify(execFile)
const model = /\/content\/model\/[a-z-]+\.ts$/
/** What an editor writes: texts, marks, and pictures that were uploaded. */
const edited = /^[^.].*\.(?:yaml|md|svg|jpe?g|png|webp|avif)$/i
const companyStyles = '/app/styles/companies.css'

/** Prints the rules that belong into it. */
const companiesCss = `
  const { companies } = await import('#content/model/companies.ts')
  const { companiesCss } = await import('#brand/theme.ts')
  console.log(companiesCss(companies))`

/**
 * Content in styles, in the browser and while developing. The companies' colours become rules. A module of `content/model/` reads files, which no
 * browser can: there it becomes what it exports, as plain data. While developing, a saved file of
 * `content/` renders the open page anew, and every mistake in `content/` is told at once.
 */
export function content(): Plugin {
  return {
    name: 'content',
    // Styles are still plain then.
    enforce: 'pre',
    async transform(code, id) {
      if (id.endsWith(companyStyles)) return code + (await output(companiesCss))
      if (this.environment.name === 'client' && model.test(id)) return asData(id)
    },
    configureServer(server) {
      tellProblems(server)
      server.watcher.add(contentFolder)
      server.watcher.on('all', (_, file) => {
        if (!edited.test(relative(contentFolder, file))) return
        for (const { moduleGraph } of Object.values(server.environments))
          moduleGraph.invalidateAll()
        tellProblems(server, () => server.ws.send({ type: 'full-reload' }))
      })
    },
  }
}

/** The module's exports as literals, read in a process of its own: nothing of it is kept. */
async function asData(id: string): Promise<string> {
  const read = `console.log(JSON.stringify(await import(${JSON.stringify(id)})))`
  const exported: Record<string, unknown> = JSON.parse(await output(read))
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** What a script prints, in a process of its own. */
async function output(script: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
  })
  return stdout
}

/**
 * Checks in a process of its own: this one has read the files already. A page that shows mistakes
 * stays until they are mended: reloaded, it would lose them.
 */
function tellProblems({ config, ws }: ViteDevServer, otherwise?: () => void): void {
  execFile(process.execPath, ['tools/check-content.ts'], { cwd: root }, (error, _, problems) => {
    if (!error) return otherwise?.()
    config.logger.error(problems)
    ws.send({ type: 'error', err: { message: problems, stack: '' } })
  })
}
