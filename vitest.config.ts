import { availableParallelism, devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { environmentOf } from './tests/build/content-kinds.ts'

const surroundings = {
  // The commands that the tests start are compiled once, not a hundred times.
  NODE_COMPILE_CACHE: join(tmpdir(), 'site-compile-cache'),
  // No test may meet the inbox or the mail server of a site that runs from this folder.
  SITE_ENV: devNull,
}

/** Servers start, retry and time out in these tests, perhaps on a machine that is busy. */
const withServers = {
  env: surroundings,
  setupFiles: 'tests/server/inbox/after-each-file.ts',
  testTimeout: 600_000,
  hookTimeout: 300_000,
  // One slow start must not refuse good work.
  retry: 1,
}

/** A machine of its own that builds, deploys and restores: it would hold up all others. */
const guidePlayed = 'tests/guide/guide-played.test.ts'

/** What hostile clients do of which others would notice nothing in any case. */
const unmeasured =
  'tests/server/attacks/{large-application,prefetching-mail-filter,processor-time,slow-mail-server}.test.ts'

/** The attacks that come nearest to their bounds: one on memory, one that rewrites 400 MB. */
const nearest = 'tests/server/attacks/{erase,withheld-uploads}.test.ts'

/** What does not depend on content: asked of one build. */
const ofCode =
  'tests/build/{documents-again,font,licences,no-editor,older-browsers,scripts}.test.ts'
/** What pins the draft's. */
const ofDraft = 'tests/build/previews.test.ts'

/** Node's build of Keystatic cannot read an article's text; the browser's can, in Node too. */
const withKeystatic = [
  {
    find: /^@keystatic\/core$/,
    replacement: fileURLToPath(
      new URL('editor/node_modules/@keystatic/core/dist/keystatic-core.js', import.meta.url),
    ),
  },
]

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        resolve: { alias: withKeystatic },
        test: {
          name: 'unit',
          env: { SITE_ENV: devNull },
          // No test leaves anything behind that another one meets: modules are read once a worker.
          isolate: false,
          // On a fresh machine the build draws all pictures beside them.
          testTimeout: 30_000,
          // Vitest would leave one of two cores to the editor.
          maxWorkers: availableParallelism(),
          include: [
            '{app,brand,content,contract,documents,editor,server,tools}/**/*.test.{ts,tsx}',
            'tests/{bench,editor}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          // What the specification counts and names, of the content that was written to it, unless
          // `npm run spec` asks for today's: an owner's change of content fails no test.
          name: 'spec',
          include: ['tests/spec/*.test.ts'],
          env: {
            SITE_ENV: devNull,
            CONTENT_FOLDER: process.env.CONTENT_FOLDER || 'tests/spec/content',
          },
          isolate: false,
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          // Needs a finished build: `npm test` makes one first.
          name: 'build',
          include: ['tests/{build,guide,server,server/inbox,server/deploy}/*.test.ts', unmeasured],
          exclude: [guidePlayed],
          ...withServers,
          isolate: false,
          // They mostly wait for servers that they have started; a core each would waste the time.
          maxWorkers: 4,
          // Vitest wants projects with another number of workers in another group.
          sequence: { groupOrder: 1 },
        },
      },
      ...(['confirmed', 'settled', 'evening'] as const).map((kind) => ({
        extends: true as const,
        test: {
          // The same over two builds that leave placeholders out, and over one of content on which an
          // editor has worked for an evening (tests/build/content-kinds.ts).
          name: kind,
          globalSetup: 'tests/build/content-kinds.setup.ts',
          include:
            kind === 'settled'
              ? ['tests/build/{content-kinds,served}.test.ts']
              : [
                  'tests/build/**/*.test.ts',
                  ...(kind === 'evening' ? ['{app,content,documents}/**/*.test.{ts,tsx}'] : []),
                ],
          exclude: kind === 'evening' ? [ofCode] : [ofCode, ofDraft],
          env: { ...surroundings, ...environmentOf(kind) },
          isolate: false,
          testTimeout: 60_000,
          // PDFs are read before their tests.
          hookTimeout: 60_000,
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      })),
      {
        extends: true,
        resolve: { alias: withKeystatic },
        test: {
          // Real Git, a browser with the editor, and real builds of a dozen contents.
          name: 'desk',
          include: ['desk/**/*.test.ts'],
          env: surroundings,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Builds and a browser beside each other: one late answer must not refuse good work.
          retry: 1,
          maxWorkers: 2,
          sequence: { groupOrder: 6 },
        },
      },
      {
        extends: true,
        test: {
          // Needs a finished build.
          name: 'guide',
          include: [guidePlayed],
          env: surroundings,
          maxWorkers: 1,
          sequence: { groupOrder: 5 },
        },
      },
      {
        extends: true,
        test: {
          // Needs a finished build. A browser for each file, which mostly waits.
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/site.setup.ts',
          env: surroundings,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 3,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          // Needs a finished build, and nothing but other attacks beside it: what others notice is
          // measured. Three mostly wait for each other; their worst is a third of what is allowed.
          name: 'attacks',
          include: ['tests/server/attacks/**/*.test.ts'],
          exclude: [nearest, unmeasured],
          ...withServers,
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          // A busy processor puts off collecting garbage, and draws out a lock: each is alone.
          name: 'attacks-alone',
          include: [nearest],
          ...withServers,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
