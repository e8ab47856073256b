export type Row = {
  /**
   * What its files may import beside each other: rows of this table by their name, everything below
   * a folder as `folder/**`, or single files. Importing a type counts.
   */
  imports: readonly string[]
  /** What else they may import, but types only: nothing of it is left when the types are gone. */
  types?: readonly string[]
  /**
   * npm packages, `node:*` and modules that a build makes (`astro:…`, `virtual:…`, each by its whole
   * name); left out where any will do, because nothing there reaches a browser.
   */
  packages?: readonly string[]
}

/** Markup from props; nothing of content but its types. */
const section: Row = {
  imports: ['app/components', 'app/lib'],
  types: [
    'app/map',
    'app/pictures',
    'app/verify',
    'content/**',
    'contract/**',
    'tools/launch-check',
  ],
  packages: ['react'],
}

/**
 * Who may import what: folder → folders. If a subfolder has its own row, the parent's row covers only
 * its direct files. `*` matches one folder name, and each such folder may import itself alone. What is
 * not said here is forbidden, and so is a folder without a row.
 */
export const mayImport: Readonly<Record<string, Row>> = {
  // What the site says; it knows nothing of the code that shows it. A colour is a name of the palette.
  'content/model': {
    imports: ['brand/accents.ts'],
    packages: [
      'zod',
      'yaml',
      'rehype-sanitize',
      'rehype-stringify',
      'remark-gfm',
      'remark-parse',
      'remark-rehype',
      'unified',
      'node:*',
    ],
  },
  // What browser, server and build agree on.
  contract: { imports: [], packages: ['zod'] },
  // What the brand looks like.
  brand: { imports: [] },
  documents: {
    imports: ['brand', 'content/**'],
    packages: ['@myriaddreamin/typst-ts-node-compiler', 'sharp', 'subset-font', 'node:*'],
  },

  // Declarations of what Vite gives.
  app: { imports: [], types: ['tools/launch-check'], packages: [] },
  // One file a route: its content, its sections in their order, its islands. Rendered at build time only.
  'app/pages': {
    imports: [
      'app/behaviour',
      'app/components',
      'app/feeds',
      'app/islands/*',
      'app/layouts',
      'app/lib',
      'app/map',
      'app/pictures',
      'app/sections/**',
      'app/structured-data',
      'app/verify',
      'brand',
      'content/**',
      'contract/figures-file.ts',
      'contract/markup.ts',
    ],
    types: ['tools/launch-check'],
    packages: ['astro', 'virtual:launch-list', 'virtual:uploads'],
  },
  // The pictures by their names, with what editors say of them.
  'app/pictures': { imports: ['content/model/pictures.ts'], packages: ['virtual:uploads'] },
  // The map of where we work, drawn while its page is built.
  'app/map': {
    imports: [],
    types: ['content/**'],
    packages: [
      'd3-geo',
      'topojson-client',
      'topojson-simplify',
      'topojson-specification',
      'world-atlas',
    ],
  },
  // The site's stylesheet, put together from what stands beside sections, islands and components.
  'app/layouts/site.css': { imports: ['app/**'] },
  'app/layouts': {
    imports: [
      'app/behaviour',
      'app/components',
      'app/feeds/feed.ts',
      'app/islands/*',
      'app/lib',
      'app/structured-data',
      'app/styles',
      'brand',
      'content/**',
      'contract/preview.ts',
    ],
    packages: ['astro', 'astro:transitions', 'react'],
  },
  // What programs fetch: lists of content in the formats of feeds, the figures as data.
  'app/feeds': {
    imports: [
      'app/lib',
      'content/**',
      'contract/csv.ts',
      'contract/figures-file.ts',
      'contract/media-types.ts',
    ],
    packages: ['csv-stringify', 'feedsmith', 'zod'],
  },
  // What search engines are told of pages, from content; its vocabulary is types only.
  'app/structured-data': {
    imports: ['app/lib', 'content/**', 'contract/markup.ts'],
    packages: ['schema-dts'],
  },
  // Markup from props: a file for each page, a folder where a page has more than one.
  'app/sections': section,
  'app/sections/*': section,
  'app/components': {
    imports: ['app/lib', 'brand'],
    types: ['app/pictures', 'content/**'],
    packages: ['react'],
  },
  // The only code that loads React in a browser; each island knows itself alone.
  'app/islands': { imports: ['app/lib'], packages: ['astro', 'react'] },
  'app/islands/chat': {
    // What it says; the browser gets it as data (tools/content-plugin.ts).
    imports: ['app/components', 'app/islands', 'app/lib', 'content/model/chat.ts'],
    types: ['content/**'],
    packages: ['astro', 'react', 'react-dom'],
  },
  'app/islands/forms': {
    imports: [
      'app/components',
      'app/islands',
      'app/lib',
      // What they say; the browser gets it as data.
      'content/model/form-words.ts',
      'contract/answers.ts',
      'contract/file-size.ts',
      'contract/forms.ts',
      'contract/resume.ts',
    ],
    packages: ['astro', 'react', 'react-dom'],
  },
  'app/islands/search': {
    // What it says, as data.
    imports: ['app/components', 'app/islands', 'app/lib', 'content/model/search.ts'],
    types: ['content/**'],
    packages: ['astro', 'react', 'react-dom'],
  },
  'app/behaviour': {
    imports: ['app/lib', 'app/verify'],
    packages: ['astro'],
  },
  // Whether an address or a number is ours: pure, in the browser and for the page's examples.
  'app/verify': { imports: [], packages: ['punycode.js'] },
  'app/lib': { imports: [], packages: [] },
  'app/styles': { imports: ['brand'], packages: ['tailwindcss'] },

  // Layers, downwards only: http, admission, newsletter, submissions, outbox, store; metrics and site know none
  // of them, and what stands directly in the folder puts all of them together.
  server: {
    imports: [
      'content/model/contact.ts',
      'content/model/content-kind.ts',
      'content/model/group.ts',
      'content/model/vacancies.ts',
      'contract',
      'server/admission',
      'server/http',
      'server/metrics',
      'server/newsletter',
      'server/outbox',
      'server/site',
      'server/store',
      'server/submissions',
      'package.json',
    ],
    packages: ['fastify', 'pino', 'zod', 'node:*'],
  },
  'server/site': {
    imports: ['content/model/once.ts', 'contract'],
    packages: ['@fastify/accept-negotiator', 'fastify', 'mime', 'node:*'],
  },
  'server/http': {
    imports: [
      'content/model/vacancies.ts',
      'contract',
      'server/admission',
      'server/metrics',
      'server/newsletter',
      'server/site',
      'server/submissions',
    ],
    types: ['server/store'],
    packages: ['@fastify/*', 'fastify', 'zod', 'node:*'],
  },
  'server/admission': {
    imports: ['contract', 'server/submissions'],
    packages: ['@fastify/rate-limit', 'fastify', 'zod', 'node:*'],
  },
  'server/newsletter': {
    imports: [
      'content/model/group.ts',
      'contract',
      'server/outbox',
      'server/store',
      'server/submissions',
    ],
    packages: ['node:*'],
  },
  'server/submissions': {
    imports: [
      'content/model/retention.ts',
      'content/model/vacancies.ts',
      'contract',
      'server/metrics',
      'server/outbox',
      'server/store',
    ],
    packages: ['fastify', 'file-type', 'kysely', 'zod', 'node:*'],
  },
  'server/outbox': {
    imports: ['brand/colours.ts', 'contract', 'server/metrics', 'server/store'],
    packages: ['fastify', 'kysely', 'nodemailer', 'node:*'],
  },
  'server/store': {
    imports: ['contract'],
    packages: ['fastify', 'kysely', 'pg', 'node:*'],
  },
  'server/metrics': { imports: ['contract'], packages: ['prom-client', 'node:*'] },
  'server/cli': {
    imports: ['server/cli/commands', 'server/cli/terminal', 'server/settings.ts', 'server/store'],
    packages: ['node:*'],
  },
  'server/cli/commands': {
    imports: [
      'contract',
      'server/cli/terminal',
      'server/outbox',
      'server/store',
      'server/submissions',
    ],
    types: ['server/settings.ts'],
    packages: ['node:*'],
  },
  'server/cli/terminal': {
    imports: [
      'contract/csv.ts',
      'server/outbox/local-time.ts',
      'server/store/store-problem.ts',
      'server/store/write-private-file.ts',
    ],
    packages: ['csv-stringify', 'node:*'],
  },

  // What the editor in the browser knows of content; only `npm run edit` and the tests load it.
  editor: {
    imports: ['content/**', 'astro.config.ts', 'tools'],
    packages: [
      '@keystatic/core',
      'astro',
      'js-yaml',
      'react',
      'react-dom',
      'vite',
      'zod',
      'node:*',
    ],
  },

  tools: {
    imports: [
      'brand',
      'content/**',
      'contract',
      'documents',
      'bin/step.mjs',
      // One settings file for all; what a build was made with, the server compares.
      'server/build-record.ts',
      'server/settings.ts',
    ],
  },
  // They see the site as a visitor or a client does: nothing of app/.
  tests: { imports: ['bin', 'brand', 'content/**', 'contract', 'server/**', 'tools'] },
  // Runs in the container and under systemd, beside the server.
  deploy: { imports: ['server/settings.ts'], packages: ['node:*'] },
  // Runs before anything is installed.
  bin: { imports: [], packages: ['node:*'] },
}

/** The same for the tests that stand beside their code, where they need more than it. */
export const testsMayImport: Readonly<Record<string, readonly string[]>> = {
  app: ['app/**', 'content/**', 'contract', 'tests'],
  server: ['content/**', 'contract', 'server/**', 'tests', 'tools'],
}

/** Files of the browser's, and the packages that may not come there by way of other files. */
export const forBrowsers = {
  // Of the contract, what the forms' islands use.
  files: '^(app/(behaviour|lib)/|contract/(answers|file-size|forms|resume)\\.ts$)',
  without: ['zod', 'yaml'],
}

/** Files, tests apart, whose `import()` may get an address that is put together while running. */
export const computedImports = [
  // A page's own scripts.
  'app/behaviour/page-loading.ts',
  // The search index's program, which is no part of the bundle.
  'app/islands/search/pagefind.ts',
  // A module of content, loaded anew for the development server.
  'tools/content-plugin.ts',
  // PostgreSQL's programs, in a package for each system.
  'tests/server/inbox/postgres-programs.ts',
]

/** Entry points: started or found by name. Every other file must be imported from one of these. */
export const entryPoints = [
  // Configurations, found by their names; in a folder no other file is one.
  '^[^/]+\\.config\\.ts$',
  '^(editor/astro|tests/editor/playwright)\\.config\\.ts$',
  '\\.(setup|test|spec)\\.tsx?$',
  '\\.d\\.m?ts$',
  // Routes; Astro finds them.
  '^app/pages/.*\\.(astro|ts)$',
  // Astro finds them by the names that `tools/client-press.ts` gives.
  '^app/islands/(press|client-query)\\.ts$',
  '^bin/run\\.mjs$',
  '^server/(main|cli/main|supervise)\\.ts$',
  '^deploy/(health-check|setting)\\.ts$',
  // The editor's script for the browser, what it has there in place of files, and the command beside it.
  '^editor/(app|content-files|tidy)\\.ts$',
  // Threads, started by their address.
  '^server/store-thread\\.ts$',
  '^tests/server/attacks/home-prober\\.ts$',
  // Run on the machine of the guide.
  '^tests/guide/visitors\\.ts$',
  // Vitest runs it before each file.
  '^tests/server/inbox/after-each-file\\.ts$',
  '^tools/(build|check-content|documents|imports|launch-check|test|voice)\\.ts$',
  // Run in the container's build.
  '^tools/packages/keep-server-packages\\.ts$',
  '^tests/bench/(inbox|pages|scale|server|soak)\\.ts$',
  // Loaded into a server under test.
  '^tests/server/inbox/requests/report-memory\\.ts$',
]
