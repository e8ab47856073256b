import { availableParallelism, devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { environmentOf, kinds } from './tests/build/content-kinds.ts'

/** What `npm test` leaves out and `npm test -- all` runs. By hand: `TEST_ALL=1 npx vitest run …`. */
const slow = process.env.TEST_ALL ? [] : ['**/*.slow.test.ts']

const sharedEnv = {
  // Compile the commands that tests start once, not a hundred times.
  NODE_COMPILE_CACHE: join(tmpdir(), 'site-compile-cache'),
  // Keep tests off the inbox and the mail server of a site that runs from this folder.
  SITE_ENV: devNull,
}

/** For tests that start servers. */
const withServers = {
  env: sharedEnv,
  setupFiles: 'tests/server/inbox/after-each-file.ts',
  // One slow start must not fail the run, which names each test that needed its second attempt.
  retry: 1,
}

/** What costs other visitors nothing: nothing is timed, so these need not run alone. */
const untimedAttacks =
  'tests/server/attacks/{large-application,processor-time,slow-mail-server}.test.ts'

/** Tests of what no content changes, or of what only the main build has. */
const mainBuildOnly =
  'tests/build/{content-check,documents-again,find-answers,font,licences,marks-zip,older-browsers,press,previews,scripts,search-spellings}.test.ts'

/** Reads the forms that need an inbox. */
const withInboxOnly = 'tests/build/forms.test.ts'

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, ...slow],
    // A machine may be slow: these only end tests that hang.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Less than the time after which a worker may take another's mail, which some tests wait for.
    expect: { poll: { timeout: 240_000, interval: 100 } },
    // By default Vitest leaves a core free: half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          env: { SITE_ENV: devNull },
          // Test files of a worker share their modules; each test cleans up after itself.
          isolate: false,
          include: [
            '{app,brand,content,contract,documents,server,tools}/**/*.test.{ts,tsx}',
            'tests/desk/*.test.ts',
            'tests/guide/*-text.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          // For `npm run spec` alone: an owner's change may well leave the specification's counts and names.
          name: 'spec',
          include: ['tests/spec/*.test.ts'],
          env: { SITE_ENV: devNull },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Needs a finished build: `npm test` makes one first.
          name: 'build',
          include: ['tests/build/*.test.ts'],
          env: sharedEnv,
          isolate: false,
        },
      },
      ...kinds.map((kind) => ({
        extends: true as const,
        test: {
          // Tests of the build on content that an editor has changed, and on a build for the public; on the
          // former also what else depends on content.
          name: kind,
          globalSetup: 'tests/build/content-kinds.setup.ts',
          include: [
            'tests/build/*.test.ts',
            ...(kind === 'edited' ? ['{app,content,documents}/**/*.test.{ts,tsx}'] : []),
          ],
          exclude: [mainBuildOnly, ...(kind === 'edited' ? [withInboxOnly] : [])],
          env: { ...sharedEnv, ...environmentOf(kind) },
          isolate: false,
        },
      })),
      {
        extends: true,
        test: {
          // Needs a finished build.
          name: 'server',
          include: [
            'tests/server/*.test.ts',
            'tests/server/inbox/*.test.ts',
            ...(process.env.TEST_ALL ? ['tests/server/deploy/*.test.ts', untimedAttacks] : []),
          ],
          ...withServers,
          isolate: false,
          // They mostly wait for their servers, so one worker per core would waste time.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          // Real Git, a browser with parts of the form, and a real build.
          name: 'desk',
          include: ['desk/**/*.test.ts'],
          env: sharedEnv,
          // Builds and a browser run side by side: one late answer must not fail the run.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          // Builds, deploys and restores on a machine of its own (tests/guide/machine.ts).
          name: 'guide',
          include: ['tests/guide/*.slow.test.ts'],
          env: sharedEnv,
        },
      },
      {
        extends: true,
        test: {
          // Needs a finished build. Each file has a browser of its own and mostly waits.
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/site.setup.ts',
          env: sharedEnv,
          // One slow start of a browser must not fail the run.
          retry: 1,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // Needs a finished build, and nothing beside it: other visitors may wait for some seconds at most, and
          // on a busy processor garbage is collected late.
          name: 'attacks',
          include: ['tests/server/attacks/*.test.ts'],
          exclude: [untimedAttacks],
          ...withServers,
          maxWorkers: 1,
          // Vitest requires projects with different `maxWorkers` to have different `groupOrder`s.
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
