import { availableParallelism, devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { environmentOf } from './tests/build/content-kinds.ts'

const surroundings = {
  // Compile the commands that tests start once, not a hundred times.
  NODE_COMPILE_CACHE: join(tmpdir(), 'site-compile-cache'),
  // Keep tests off the inbox and the mail server of a site that runs from this folder.
  SITE_ENV: devNull,
}

/** For tests in which servers start, retry and time out, perhaps on a busy machine. */
const withServers = {
  env: surroundings,
  setupFiles: 'tests/server/inbox/after-each-file.ts',
  testTimeout: 600_000,
  hookTimeout: 300_000,
  // One slow start must not fail the run.
  retry: 1,
}

/** Builds, deploys and restores on a machine of its own (tests/guide/machine.ts): slow, so run alone. */
const guidePlayed = 'tests/guide/guide-played.test.ts'

/** Attacks that other visitors cannot notice: nothing is timed, so they need not run alone. */
const unmeasured =
  'tests/server/attacks/{large-application,prefetching-mail-filter,processor-time,slow-mail-server}.test.ts'

/** The attacks that come nearest to their limits: one on memory, one that rewrites 400 MB. */
const nearest = 'tests/server/attacks/{erase,withheld-uploads}.test.ts'

/** Tests that do not depend on content: run for one build only. */
const ofCode =
  'tests/build/{documents-again,font,licences,no-editor,older-browsers,scripts}.test.ts'
/** Tests whose expectations hold for the draft's content only. */
const ofDraft = 'tests/build/previews.test.ts'

/** Keystatic's Node build cannot read an article's text; its browser build can, in Node too. */
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
          // Test files of a worker share their modules; each test cleans up after itself.
          isolate: false,
          // On a fresh machine the build draws all pictures at the same time.
          testTimeout: 120_000,
          // By default Vitest leaves a core free: half of a machine with two.
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
          // Checks the specification's counts and names on a kept copy of the content, so that an owner's
          // change fails no test; `npm run spec` checks today's content.
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
          // They mostly wait for their servers, so one worker per core would waste time.
          maxWorkers: 4,
          // Vitest requires projects with different `maxWorkers` to have different `groupOrder`s.
          sequence: { groupOrder: 1 },
        },
      },
      ...(['confirmed', 'settled', 'evening'] as const).map((kind) => ({
        extends: true as const,
        test: {
          // Tests of the build on two builds without placeholders, and on one of content that an editor
          // has changed for an evening (tests/build/content-kinds.ts).
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
          // Hooks read the PDFs.
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
          // Builds and a browser run side by side: one late answer must not fail the run.
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
          // Needs a finished build. Each file has a browser of its own and mostly waits.
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/site.setup.ts',
          env: surroundings,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One slow start of a browser must not fail the run.
          retry: 1,
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 3,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          // Needs a finished build, and only other attacks beside it, since the effect on other visitors
          // is timed. Three at once mostly wait; their worst result is a third of the limit.
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
          // On a busy processor garbage is collected late and locks last longer: each file runs alone.
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
