import { join } from 'node:path'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { contentKind } from './content/model/content-kind.ts'
import { content } from './tools/content-plugin.ts'
import { launch } from './tools/launch-plugin.ts'
import { pagesWithCondition } from './tools/pages-with-condition.ts'
import { pictures } from './tools/pictures.ts'
import { plainImports } from './tools/plain-imports.ts'
import { press } from './tools/press-directive.ts'
import { uploads } from './tools/uploads.ts'

const siteUrl = (process.env.SITE_URL ?? 'https://exprichgroup.example').replace(/\/$/, '')

/** One file of React for all islands; the browser has it after the first one. */
const chunks = {
  groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// }],
}

/** Everything is rendered at build time; nothing renders on a server at run time. */
export default defineConfig({
  site: siteUrl,
  srcDir: './app',
  // Set by tools/build.ts; the tests keep a second build beside the first.
  outDir: join(process.env.BUILD_FOLDER ?? 'build', 'client'),
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react(), press(), pagesWithCondition()],
  vite: {
    define: {
      'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
      'import.meta.env.VITE_AI_BASE_URL': JSON.stringify(
        process.env.AI_BASE_URL || 'https://api.openai.com/v1',
      ),
      // An origin, "same-origin" or "none" (tools/build/settings.ts); none while developing.
      'import.meta.env.VITE_INBOX': JSON.stringify(
        (process.env.INBOX_URL || 'none').replace(/\/$/, ''),
      ),
      // Draft or confirmed (content/model/content-kind.ts).
      'import.meta.env.VITE_CONTENT': JSON.stringify(contentKind()),
      'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    },
    plugins: [content(), launch(), pictures(), uploads(), plainImports(), tailwindcss()],
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
  },
})
