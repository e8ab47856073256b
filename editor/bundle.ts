import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { filesHash } from '../tools/lib/hash-files.ts'
import { root } from '../tools/lib/root.ts'

const folder = join(root, 'editor')
/** Lives among the editor's packages, so that deleting those deletes it as well. */
export const bundleFolder = join(folder, 'node_modules/.bundle')
const stamp = 'made-from'
const sources = ['content/model/*.ts', 'editor/*.ts', '{.,editor}/package-lock.json']

/**
 * Makes the editor's script for the browser, unless there is one of the same sources.
 *
 * @param into where to, if it is made: the desk may not write among the packages
 * @returns the folder in which it lies
 */
export async function bundleEditor(into = bundleFolder): Promise<string> {
  const made = await filesHash(root, sources)
  for (const place of [bundleFolder, into]) {
    const file = join(place, stamp)
    if (existsSync(file) && readFileSync(file, 'utf8') === made) return place
  }
  await build({
    configFile: false,
    mode: 'production',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    root: folder,
    logLevel: 'error',
    resolve: {
      dedupe: ['react', 'react-dom'],
      // In the browser the files of `content/` come from the page.
      alias: [{ find: /^.*\/content-files\.ts$/, replacement: join(folder, 'content-files.ts') }],
    },
    build: {
      outDir: into,
      emptyOutDir: true,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: join(folder, 'app.ts'),
        output: { entryFileNames: 'app.js', chunkFileNames: '[name].js' },
      },
    },
  })
  writeFileSync(join(into, stamp), made)
  return into
}

// Run as a program, it prints the folder.
if (import.meta.main) console.log(await bundleEditor(process.argv[2]))
