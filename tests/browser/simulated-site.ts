import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import { buildApp } from '#server/app.ts'

const siteFolder = fileURLToPath(new URL('../../build/simulated/client/', import.meta.url))

/** Tests against the plain static build, which `npm test` makes beside the one with an inbox. */
export const test = base.extend<object, { simulatedSite: string }>({
  simulatedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for here
    async ({}, use) => {
      if (!existsSync(siteFolder)) {
        throw new Error('there is none: node tools/build.ts --into build/simulated')
      }
      const siteUrl = 'https://exprichgroup.example'
      const app = await buildApp({ siteFolder, siteUrl, trustProxy: false, logger: undefined })
      await use(await app.listen({ port: 0, host: '127.0.0.1' }))
      await app.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ simulatedSite }, use) => use(simulatedSite),
})
