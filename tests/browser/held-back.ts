import type { Page, Route } from '@playwright/test'

/** The files of the islands and of React; the page's own scripts are not among them. */
const islandFiles = /\/assets\/(?!ClientRouter|[\w.-]*astro_type_script)[\w.-]+\.js(\?.*)?$/

/** The scripts of every page, which answer without React. */
const pageScripts = /document\.astro_astro_type_script/

/** Holds every island's script back until it is told to let them through. */
export const holdIslands = (page: Page) => hold(page, islandFiles)

/** Holds the page's own scripts back until it is told to let them through. */
export const holdPageScripts = (page: Page) => hold(page, pageScripts)

async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route: Route) => {
    await released
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** No island's script ever arrives, until it is told that they may again. */
export async function blockIslands(page: Page): Promise<() => Promise<void>> {
  await page.route(islandFiles, (route) => route.abort())
  return () => page.unroute(islandFiles)
}
