import type { Page } from '@playwright/test'

/** The files of the islands and of React; the page's own scripts are not among them. */
const islandFiles = /\/assets\/(?!ClientRouter|[\w.-]*astro_type_script)[\w.-]+\.js(\?.*)?$/

/** The script of every page, which works without React. */
const pageScripts = /document\.astro_astro_type_script/

/** Holds the islands' scripts back until the returned function is called. */
export const holdIslands = (page: Page) => hold(page, islandFiles)

/** Holds the page's own scripts back until the returned function is called. */
export const holdPageScripts = (page: Page) => hold(page, pageScripts)

/** Holds the files with such an address back until the returned function is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    // It rejects if the page has been closed meanwhile.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Aborts requests for the islands' scripts until the returned function is called. */
export async function blockIslands(page: Page): Promise<() => Promise<void>> {
  await page.route(islandFiles, (route) => route.abort())
  return () => page.unroute(islandFiles)
}
