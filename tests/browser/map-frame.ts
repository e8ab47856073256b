import type { Page } from '@playwright/test'

/** The map on Contact: the one foreign thing that a page asks for by itself (spec 2.10). */
export const mapOrigin = 'https://www.openstreetmap.org'

/** Answers in the map's place with an empty page, so that no test needs the network. */
export async function standInForMap(page: Page): Promise<void> {
  await page.route(`${mapOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  )
}
