import type { AstroIntegration } from 'astro'
import site from '../astro.config.ts'
import { bundleEditor } from './bundle.ts'
import { editor } from './middleware.ts'

const editorBesideThePages: AstroIntegration = {
  name: 'editor',
  hooks: {
    async 'astro:server:setup'({ server }) {
      await bundleEditor()
      server.middlewares.use(editor())
    },
    'astro:server:start'({ address: { port } }) {
      console.log(`edit      http://127.0.0.1:${port}/keystatic`)
      console.log(`preview   http://127.0.0.1:${port}`)
    },
  },
}

/**
 * The development server with the editor beside the pages. Only `npm run edit` reads this file: what
 * builds or serves the site knows nothing of it. It listens on this machine alone, whatever HOST says.
 */
export default {
  ...site,
  server: { host: '127.0.0.1', port: Number(process.env.PORT || 4321) },
  integrations: [...(site.integrations ?? []), editorBesideThePages],
  vite: {
    ...site.vite,
    define: { ...site.vite?.define, 'import.meta.env.VITE_EDITOR': 'true' },
    // A cache of its own: sharing `npm run dev`'s, each server would discard it after the other ran.
    cacheDir: 'node_modules/.vite-edit',
  },
}
