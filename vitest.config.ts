import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The commands that the tests start are compiled once, not a hundred times. */
const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'site-compile-cache') }

/** The attack that comes nearest to its bound. */
const fillingMemory = 'tests/server/attacks/withheld-uploads.test.ts'

const keystatic = fileURLToPath(
  new URL('editor/node_modules/@keystatic/core/dist/keystatic-core.js', import.meta.url),
)

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // Node's build of Keystatic cannot read an article's text; the browser's can, in Node too.
        resolve: { alias: [{ find: /^@keystatic\/core$/, replacement: keystatic }] },
        test: {
          name: 'unit',
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
          // Needs a finished build: `npm test` makes one first.
          name: 'build',
          include: ['tests/{build,server}/**/*.test.ts'],
          exclude: ['tests/server/attacks/**'],
          env: compileCache,
          testTimeout: 30_000,
          // Real processes on a machine that may be busy: one slow start must not refuse good work.
          retry: 1,
          // They mostly wait for servers that they have started; a core each would waste the time.
          maxWorkers: 4,
          // Vitest wants projects with another number of workers in another group.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // Needs a finished build, and nothing but another attack beside it: what others notice is
          // measured.
          name: 'attacks',
          include: ['tests/server/attacks/**/*.test.ts'],
          exclude: [fillingMemory],
          env: compileCache,
          testTimeout: 60_000,
          retry: 1,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          // A busy processor puts off collecting garbage, so this one is alone.
          name: 'attack-on-memory',
          include: [fillingMemory],
          env: compileCache,
          testTimeout: 60_000,
          retry: 1,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
