import type { Page, Route } from '@playwright/test'

/** The files of the islands and of React; the page's own scripts are not among them. */
const islandFiles = /\/assets\/(?!ClientRouter|[\w.-]*astro_type_script)[\w.-]+\.js(\?.*)?$/

/** A visitor who saves data: nothing is fetched before it is wanted. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** Holds every island's script back until it is told to let them through. */
export async function holdIslands(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(islandFiles, async (route: Route) => {
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
