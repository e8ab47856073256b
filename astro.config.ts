import { join } from 'node:path'
import reactIslands from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { contentKind } from './content/model/content-kind.ts'
import { buildTime } from './content/model/times.ts'
import { styleTargets } from './tools/browsers.ts'
import { pageSettings } from './tools/build/settings.ts'
import { clientPress, listLicences, plainImports } from './tools/client-scripts.ts'
import { content } from './tools/content-plugin.ts'
import { keptRenderer } from './tools/page-renderer.ts'
import { pagesWithCondition } from './tools/pages-with-condition.ts'
import { pictures } from './tools/pictures.ts'
import { licencesPath } from './tools/postprocess/licences.ts'
import { launch, uploads } from './tools/virtual-modules.ts'

const { SITE_URL, AI_BASE_URL, INBOX_URL } = pageSettings()

/** One file of React for all islands; the browser has it after the first one. */
const react = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
}

const output = {
  codeSplitting: { groups: [react] },
  // The minifier removes the licence comments; the code must say where the licences are.
  postBanner: ({ name }: { name: string }) =>
    name === react.name ? `/*! Licences: ${licencesPath} */` : '',
}

/** Everything is rendered at build time; nothing renders on a server at run time. */
export default defineConfig({
  site: SITE_URL,
  srcDir: './app',
  // Where the packages are read-only, caches have another place.
  ...(process.env.BUILD_WORK && { cacheDir: join(process.env.BUILD_WORK, 'astro') }),
  // Set by tools/build.ts; the tests keep a second build beside the first.
  outDir: join(process.env.BUILD_FOLDER ?? 'build', 'client'),
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // Pages are fetched ahead by app/behaviour/page-loading.ts.
  prefetch: false,
  integrations: [reactIslands(), clientPress(), pagesWithCondition(), pictures(), keptRenderer()],
  vite: {
    ...(process.env.BUILD_WORK && {
      cacheDir: join(process.env.BUILD_WORK, 'vite'),
      // In BUILD_WORK's copy of the code `node_modules` is a symlink. Resolved to a folder with no common
      // path, Astro looks for a package's component inside the project, where it does not exist.
      resolve: { preserveSymlinks: true },
    }),
    define: {
      // Astro's router would start a view transition, which shows the old page until it ends. Without this
      // function it swaps the page in at once, in every browser (`fallback="swap"`).
      'document.startViewTransition': 'undefined',
      'import.meta.env.VITE_SITE_URL': JSON.stringify(SITE_URL),
      'import.meta.env.VITE_AI_BASE_URL': JSON.stringify(AI_BASE_URL),
      // An origin, "same-origin" or "none" (server/build-record.ts).
      'import.meta.env.VITE_INBOX': JSON.stringify(INBOX_URL),
      // Draft or confirmed (content/model/content-kind.ts).
      'import.meta.env.VITE_CONTENT': JSON.stringify(contentKind()),
      // A draft that the desk shows: its review list leads to the forms.
      ...(process.env.BUILD_EDITOR && { 'import.meta.env.VITE_EDITOR': 'true' }),
      'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(buildTime().getFullYear())),
    },
    plugins: [content(), launch(), uploads(), plainImports(), listLicences(), tailwindcss()],
    build: { assetsInlineLimit: 0, cssTarget: styleTargets },
    environments: { client: { build: { rolldownOptions: { output } } } },
  },
})
