import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { root } from '#tools/lib/root.ts'
import { test } from './fixtures.ts'

/** Playwright's `test` against a build beside the main one, served once per worker. */
export const serveInTests = (build: string) =>
  test.extend<object, { origin: string }>({
    origin: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for here
      async ({}, use) => {
        const app = await buildApp({
          siteFolder: join(root, build, 'client/'),
          siteUrl: 'https://exprichgroup.example',
          trustProxy: false,
          logger: undefined,
        })
        await use(await app.listen({ port: 0, host: '127.0.0.1' }))
        const closed = app.close()
        // Browsers hold spare connections open, for which `app.close()` would wait.
        app.server.closeAllConnections()
        await closed
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ origin }, use) => use(origin),
  })
