export type Row = {
  /**
   * What its files may import beside each other: rows of this table by their folder, everything below
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

/**
 * Who may import what: folders → folders. If a subfolder has its own row, the parent's row covers only
 * its direct files. `*` matches one folder name, and each folder of a row may import itself alone. What is
 * not said here is forbidden, and so is a folder without a row.
 */
export const mayImport: Readonly<Record<string, Row>> = {
  // What the site says; it knows nothing of the code that shows it. A colour is a name of the palette.
  'content/model': {
    imports: ['brand/accents.ts'],
    packages: ['zod', 'yaml', 'unified', 'rehype-*', 'remark-*', 'node:*'],
  },
  // How it came into its shape: of no use but to the desk, once.
  'content/migrations': { imports: [], packages: ['yaml'] },

  // What browser, server and build agree on, and what the brand looks like.
  'contract, brand': { imports: [], packages: ['zod'] },
  documents: { imports: ['brand', 'content/**'] },

  // Pure functions; beside the folders, declarations of what Vite gives.
  'app, app/lib': { imports: [], types: ['tools/launch-check'], packages: [] },
  // Whether an address or a number is ours: pure as well, in the browser and for the page's examples.
  'app/verify': { imports: [], packages: ['punycode.js'] },
  'app/styles': { imports: ['brand'], packages: ['tailwindcss'] },
  // What starts and stops with the page, in the browser.
  'app/behaviour': {
    imports: ['app/lib', 'app/verify'],
    packages: ['astro'],
  },
  // The only code that loads React in a browser; each island knows itself alone. What it says the browser
  // gets as data (tools/content-plugin.ts).
  'app/islands, app/islands/*': {
    imports: [
      'app/components',
      'app/islands',
      'app/lib',
      'app/styles',
      'content/model/chat.ts',
      'content/model/form-words.ts',
      'content/model/search.ts',
      'contract/answers.ts',
      'contract/file-size.ts',
      'contract/forms.ts',
      'contract/resume.ts',
    ],
    types: ['content/**'],
    packages: ['astro', 'react', 'react-dom'],
  },
  // Markup from props, rendered once; nothing of content but its types.
  'app/components': {
    imports: ['app/lib', 'app/styles', 'brand'],
    types: ['app/pictures', 'content/**'],
    packages: ['react'],
  },
  // The same for one page: a file, or a folder where a page has more than one.
  'app/sections, app/sections/*': {
    imports: ['app/components', 'app/lib', 'app/styles'],
    types: [
      'app/map',
      'app/pictures',
      'app/verify',
      'content/**',
      'contract/**',
      'tools/launch-check',
    ],
    packages: ['react'],
  },
  // What is made of content while its page is built: pictures by their names, the map, what programs fetch
  // and search engines are told.
  'app/feeds, app/map, app/pictures, app/structured-data': {
    imports: ['app/lib', 'content/**', 'contract'],
  },
  // The site's stylesheet, put together from the styles beside sections, islands and components.
  'app/layouts/site.css': { imports: ['app/**'] },
  // What stands around a page, and one file a route: its content, its sections in their order, its islands.
  'app/layouts': {
    imports: [
      'app/behaviour',
      'app/components',
      'app/feeds',
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
      'app/styles',
      'app/verify',
      'brand',
      'content/**',
      'contract/figures-file.ts',
      'contract/markup.ts',
    ],
    types: ['tools/launch-check'],
    packages: ['astro', 'virtual:launch-list', 'virtual:uploads'],
  },

  // What the editor in the browser knows of content; only `npm run edit` and the tests load it.
  editor: { imports: ['content/**', 'astro.config.ts', 'tools'] },
  // The staff's desk, with packages of its own. What stands directly in the folder puts the others together;
  // of the visitors' server it knows what both need.
  desk: {
    imports: [
      ...['content/model/content-files.ts', 'desk/screens', 'desk/server'],
      ...[
        'server/editions.ts',
        'server/http/trusted-proxy.ts',
        'server/log.ts',
        'server/settings.ts',
      ],
    ],
  },
  // Routes with their screens, rendered on the server.
  'desk/screens': {
    imports: ['content/**', 'desk/server', 'editor/config.ts', 'server/build-record.ts'],
  },
  // What happens, and who may: without a word of HTML.
  'desk/server': {
    imports: [
      ...['brand', 'content/**', 'contract/markup.ts', 'desk/builder', 'desk/forms', 'editor'],
      ...['server', 'server/outbox', 'server/site', 'server/store'],
      'server/cli/terminal/clean-text.ts',
      ...['tools/build/sources-hash.ts', 'tools/check-content.ts', 'tools/lib/files-in.ts'],
    ],
  },
  // A process of its own, which meets the desk in files alone.
  'desk/builder': { imports: ['server/editions.ts', 'tools/**'] },
  // Scripts of the screens in the browser, each for itself.
  'desk/forms': { imports: [], packages: [] },
  // One settings file for all; what a build was made with, the server compares.
  tools: {
    imports: [
      ...['astro.config.ts', 'bin', 'brand', 'content/**', 'contract', 'documents'],
      ...['server/build-record.ts', 'server/editions.ts', 'server/settings.ts'],
    ],
  },
  // They see the site as a visitor or a client does: nothing of app/.
  tests: { imports: ['bin', 'brand', 'content/**', 'contract', 'server/**', 'tools'] },
  // Runs in the container and under systemd, beside the server.
  deploy: { imports: ['server/settings.ts'], packages: ['node:*'] },
  // Runs before anything is installed.
  bin: { imports: [], packages: ['node:*'] },
}

/** The server's folders, downwards only: each may import those after it, and what `server` says. */
export const serverLayers = [
  'server/cli/**',
  // What puts the others together.
  'server',
  'server/http',
  'server/admission',
  'server/newsletter',
  'server/submissions',
  'server/outbox',
  'server/store',
  'server/site',
  'server/metrics',
]

/** What each of them may import besides: of content the few facts that mails and answers need. */
export const server: Row = {
  imports: [
    'brand/colours.ts',
    'content/model/contact.ts',
    'content/model/content-kind.ts',
    'content/model/group.ts',
    'content/model/once.ts',
    'content/model/retention.ts',
    'content/model/vacancies.ts',
    'contract',
    'package.json',
  ],
  packages: [
    ...[
      '@fastify/*',
      'csv-stringify',
      'fastify',
      'fflate',
      'file-type',
      'kysely',
      'mime',
      'node:*',
    ],
    ...['nodemailer', 'pg', 'pino', 'prom-client', 'zod'],
  ],
}

/** The same for the tests that stand beside their code, where they need more than it. */
export const testsMayImport: Readonly<Record<string, readonly string[]>> = {
  app: ['app/**', 'content/**', 'contract', 'tests'],
  desk: ['content/**', 'contract', 'desk/**', 'editor', 'server/**', 'tests', 'tools'],
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
  'desk/screens/layout.tsx',
  // The search index's program, which is no part of the bundle.
  'app/lib/pagefind.ts',
  // A module of content, loaded anew for the development server.
  'tools/lib/exports-of.ts',
  // PostgreSQL's programs, in a package for each system.
  'tests/server/inbox/postgres-programs.ts',
]

/** Entry points: started or found by name. Every other file must be imported from one of these. */
export const entryPoints = [
  // Configurations, found by their names; in a folder no other file is one.
  '^[^/]+\\.config\\.ts$',
  '^(editor/astro|tests/(desk|editor)/playwright)\\.config\\.ts$',
  '\\.(setup|test|spec)\\.tsx?$',
  '\\.d\\.m?ts$',
  // Routes; Astro finds them.
  '^app/pages/.*\\.(astro|ts)$',
  // Astro finds them by the names that `tools/client-press.ts` gives.
  '^app/islands/(press|client-query)\\.ts$',
  '^bin/run\\.mjs$',
  '^desk/(main|all-states)\\.ts$',
  // Another process, and the scripts of screens, by their names.
  '^desk/builder/builder\\.ts$',
  '^desk/forms/[^/]+\\.ts$',
  '^desk/screens/desk\\.css$',
  '^server/(main|cli/main|supervise)\\.ts$',
  '^deploy/(health-check|setting)\\.ts$',
  // The editor's script for the browser, what it has there in place of files, and the command beside it.
  '^editor/(app|content-files|tidy)\\.ts$',
  // Threads, started by their address.
  '^server/store-thread\\.ts$',
  '^tests/build/make-kinds\\.ts$',
  '^tests/server/attacks/home-prober\\.ts$',
  // Run on the machine of the guide.
  '^tests/guide/visitors\\.ts$',
  // The builder runs it in tests of the desk.
  '^tests/desk/stub-build\\.ts$',
  // Vitest runs it before each file.
  '^tests/server/inbox/after-each-file\\.ts$',
  '^tools/(build|check-content|imports|launch-check|test)\\.ts$',
  // What the build reads as data, by their names (tools/lib/exports-of.ts), and its way to astro.config.ts.
  '^tools/(launch-check/draft-list|lib/uploaded)\\.ts$',
  '^tools/build/astro\\.config\\.mjs$',
  // Run in the container's build.
  '^tools/packages/keep-server-packages\\.ts$',
  '^tests/bench/(inbox|pages|server)\\.ts$',
  // Loaded into a server under test.
  '^tests/server/inbox/report-memory\\.ts$',
]
