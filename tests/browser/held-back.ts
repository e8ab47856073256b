import type { Page, Route } from '@playwright/test'

/** The files of the islands and of React; the page's own scripts are not among them. */
const islandFiles = /\/assets\/(?!ClientRouter|[\w.-]*astro_type_script)[\w.-]+\.js(\?.*)?$/

/** Holds every island's script back until it is told to let them through. */
export async function holdIslands(page: Page): Promise<() => void> {
  const waiting = Promise.withResolvers<void>()
  await page.route(islandFiles, async (route: Route) => {
    await waiting.promise
    await route.continue().catch(() => undefined)
  })
  return waiting.resolve
}

/** No island's script ever arrives. */
export async function blockIslands(page: Page): Promise<void> {
  await page.route(islandFiles, (route) => route.abort())
}
