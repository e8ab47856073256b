import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{app,brand,content,contract,documents,server,tools}/**/*.test.{ts,tsx}',
            'tests/bench/**/*.test.ts',
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
          // Needs a finished build, and the machine for itself: what others notice is measured.
          name: 'attacks',
          include: ['tests/server/attacks/**/*.test.ts'],
          testTimeout: 60_000,
          retry: 1,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
