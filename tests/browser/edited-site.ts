import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/lib/root.ts'
import { environmentOf } from '../build/content-kinds.ts'
import { serveBuild } from './serve-build.ts'
import { test as base } from './window.ts'

/** The draft that an editor has worked on (tests/build/edited-content.ts): its forms only simulate. */
export const editedSiteFolder = join(root, environmentOf('edited').BUILT, 'client/')

/** Runs tests against that build, served once per worker. */
export const test = base.extend<object, { editedSite: string }>({
  editedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for here
    async ({}, use) => {
      if (!existsSync(editedSiteFolder)) throw new Error('kinds.setup.ts did not build it')
      const { origin, close } = await serveBuild(editedSiteFolder)
      await use(origin)
      await close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ editedSite }, use) => use(editedSite),
})
