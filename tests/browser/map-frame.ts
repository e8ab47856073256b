import type { Page } from '@playwright/test'

/** The map on Contact: the one foreign thing that a page asks for by itself (spec 2.10). */
export const mapOrigin = 'https://www.openstreetmap.org'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** Answers in the map's place with an empty page or picture, so that no test needs the network. */
export async function standInForMap(page: Page): Promise<void> {
  await page.route(`${mapOrigin}/**`, (route) =>
    route.fulfill(
      route.request().resourceType() === 'image'
        ? { contentType: 'image/svg+xml', body: picture }
        : { contentType: 'text/html', body: '<title>Map</title>' },
    ),
  )
}
