/*
 * Which folder may import which: what no rule allows is an error. Types count, unless a rule names them.
 * Styles and `.astro` files are not read; unused files and packages are knip's (knip.json).
 */

/** Files of the repository, by the beginning of their paths. */
const files = (...paths) => `^(${paths.join('|').replaceAll('.', '\\.')})`
/** npm packages, by path where they are found, by name where only their types are. */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`
const ours = files(
  ...'app bin brand content contract deploy desk documents server tests tools'
    .split(' ')
    .map((name) => `${name}/`),
)

const content = 'content/'
const lib = 'app/lib/'
const components = ['app/components/', lib, 'app/styles/']

/** What each may import besides itself. `types`: nothing of it is left when the types are gone. */
const rows = [
  // What the site says; it knows nothing of the code that shows it.
  {
    from: 'content/model/',
    to: ['brand/accents.ts', 'brand/colours.ts', 'contract/(folded|markup).ts'],
    packages: ['zod', 'yaml', 'unified', 'rehype-.+', 'remark-.+'],
    node: true,
  },
  { from: 'content/migrations/', to: ['content/model/content-files.ts'], packages: ['yaml'] },
  // What browser, server and build agree on, and what the brand looks like.
  { from: 'contract/', packages: ['zod'] },
  { from: 'brand/', packages: ['zod'] },
  { from: 'documents/', to: ['brand/', content], anyPackage: true },

  // Pure functions, in the browser and for pages.
  { from: 'app/[^/]+$', types: ['tools/launch-check/'] },
  { from: lib },
  {
    from: 'app/verify/',
    to: [lib, 'contract/(edit-distance|folded).ts'],
    packages: ['punycode.js'],
  },
  // What starts and stops with the page, in the browser.
  { from: 'app/behaviour/', to: [lib, 'app/verify/'], packages: ['astro'] },
  // The only code that loads React in a browser; each island knows itself alone.
  ...['app/islands/[^/]+$', 'app/islands/[^/]+/'].map((from) => ({
    from,
    to: [
      ...components,
      'app/islands/[^/]+$',
      ...['chat', 'form-words', 'search'].map((name) => `content/model/${name}.ts`),
      ...['answers', 'edit-distance', 'file-size', 'finder', 'folded', 'forms', 'resume'].map(
        (name) => `contract/${name}.ts`,
      ),
    ],
    types: [content],
    packages: ['astro', 'react', 'react-dom'],
  })),
  // Markup from props, rendered once; nothing of content but its types.
  {
    from: 'app/components/',
    to: [...components, 'brand/'],
    types: ['app/pictures/', content],
    packages: ['react'],
  },
  ...['app/sections/[^/]+$', 'app/sections/[^/]+/'].map((from) => ({
    from,
    to: components,
    types: ['app/(map|pictures|verify)/', content, 'contract/', 'tools/launch-check/'],
    packages: ['react'],
  })),
  // What is made of content while its page is built.
  ...['feeds', 'map', 'pictures', 'structured-data'].map((name) => ({
    from: `app/${name}/`,
    to: [lib, content, 'contract/'],
    anyPackage: true,
  })),
  // What stands around a page, and one file a route.
  {
    from: 'app/layouts/',
    to: [
      'app/(behaviour|feeds|islands|structured-data)/',
      ...components,
      'brand/',
      content,
      'contract/preview.ts',
    ],
    packages: ['astro', 'react'],
  },
  {
    from: 'app/pages/',
    to: ['app/', 'brand/', content, 'contract/'],
    types: ['tools/launch-check/'],
    packages: ['astro', 'virtual:.+'],
  },

  // The staff's desk; what stands directly in the folder puts the topics together.
  {
    from: 'desk/[^/]+$',
    to: [
      'desk/(accounts|base|content|editing|inbox|releases)/',
      'content/model/(content-files|once).ts',
      'contract/headers.ts',
      'server/(editions|log|settings|http/trusted-proxy).ts',
      'tools/build/sources-hash.ts',
    ],
    anyPackage: true,
  },
  // Its topics, each with its screens; each may import those after it.
  {
    from: 'desk/releases/',
    to: [
      'desk/(accounts|base|content|editing|worker)/',
      'desk/inbox/inbox-client.ts',
      'app/islands/chat/quick-answers.ts',
      content,
      'contract/(finder|markup).ts',
      'server/',
    ],
    anyPackage: true,
  },
  {
    from: 'desk/editing/',
    to: ['desk/(accounts|base|content)/', content, 'contract/(folded|markup).ts', 'server/'],
    anyPackage: true,
  },
  {
    from: 'desk/inbox/',
    to: ['desk/(accounts|base|content)/', content, 'contract/', 'server/'],
    anyPackage: true,
  },
  {
    from: 'desk/content/',
    to: [
      'desk/(accounts|base)/',
      'desk/worker/(files|report).ts',
      'brand/',
      content,
      'contract/folded.ts',
      'server/',
      'tools/check-content.ts',
    ],
    anyPackage: true,
  },
  {
    from: 'desk/accounts/',
    to: ['desk/base/', content, 'contract/markup.ts', 'server/'],
    anyPackage: true,
  },
  {
    from: 'desk/base/',
    to: ['brand/', content, 'contract/markup.ts', 'server/', 'tools/lib/files-in.ts'],
    anyPackage: true,
  },
  // A process of its own, which gets what it builds as an archive.
  { from: 'desk/worker/', to: ['server/editions.ts', 'tools/'], anyPackage: true },
  { from: 'desk/tests/', to: [''], anyPackage: true },
  // Scripts of the screens in the browser, each for itself.
  { from: 'desk/forms/' },

  {
    from: 'tools/',
    to: [
      '[^/]+.config.ts',
      'bin/',
      'brand/',
      content,
      'contract/',
      'documents/',
      'server/(build-record|editions|settings).ts',
    ],
    anyPackage: true,
  },
  {
    from: 'tests/',
    to: ['bin/', 'brand/', content, 'contract/', 'deploy/', 'desk/', 'server/', 'tools/', '[^/]+$'],
    types: ['app/lib/'],
    anyPackage: true,
  },
  { from: 'deploy/', to: ['server/settings.ts'], node: true },
  // Runs before anything is installed.
  { from: 'bin/', node: true },
  // Configurations.
  { from: '[^/]+$', to: [''] },
]

/** The server's folders, downwards only: each may import those after it. */
const layers = [
  'cli',
  'staff',
  '[^/]+$',
  'http',
  'admission',
  'newsletter',
  'submissions',
  'outbox',
  'store',
  'site',
  'metrics',
]
const layerRows = layers.map((layer, index) => ({
  from: layer.endsWith('$') ? `server/${layer}` : `server/${layer}/`,
  to: [
    ...layers.slice(index + 1).map((name) => `server/${name}${name.endsWith('$') ? '' : '/'}`),
    // Of content the few facts that mails and answers need.
    ...['contact', 'content-kind', 'group', 'mistake', 'once', 'retention', 'vacancies'].map(
      (name) => `content/model/${name}.ts`,
    ),
    'brand/colours.ts',
    'contract/',
    'package.json',
  ],
  packages: [
    '@fastify/.+',
    'csv-stringify',
    'fastify',
    'file-type',
    'kysely',
    'mime',
    'nodemailer',
    'pg',
    'pino',
    'prom-client',
    'zod',
  ],
  node: true,
}))

const typesOnly = ['type-only', 'type-import']

export default {
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(test|spec)\\.tsx?$|^build/|/node_modules/.*node_modules' },
  },
  forbidden: [
    { name: 'a circle', from: {}, to: { circular: true }, severity: 'error' },
    {
      name: 'a circle of folders',
      scope: 'folder',
      from: {},
      to: { circular: true },
      severity: 'error',
    },
    {
      name: 'taken along into the browser',
      from: {
        path: '^(app/(behaviour|lib)/|contract/(answers|file-size|finder|forms|resume)\\.ts$)',
      },
      to: { path: 'node_modules/(zod|yaml)/', reachable: true },
      severity: 'error',
    },
  ],
  allowedSeverity: 'error',
  allowed: [...rows, ...layerRows].flatMap(
    ({ from, to = [], types = [], packages: named, node, anyPackage }) => {
      const own = { path: `^(${from})` }
      return [
        { from: own, to: { path: from.endsWith('/') ? '^$1' : `^${from}` } },
        ...(to.length > 0 ? [{ from: own, to: { path: files(...to) } }] : []),
        ...(types.length > 0
          ? [{ from: own, to: { path: files(...types), dependencyTypes: typesOnly } }]
          : []),
        ...(named ? [{ from: own, to: { path: packages(...named) } }] : []),
        ...(node || anyPackage ? [{ from: own, to: { dependencyTypes: ['core'] } }] : []),
        ...(anyPackage
          ? [
              { from: own, to: { pathNot: ours } },
              { from: own, to: { path: 'node_modules/' } },
            ]
          : []),
      ]
    },
  ),
}
