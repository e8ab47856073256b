/** A page's link preview (`og:image`), in pixels: the size that X, Facebook and LinkedIn require. */
export const previewSize = { width: 1200, height: 630 } as const

/** Where a page's preview picture is: `/news/1` has `/previews/news-1.jpg` (spec 2.21). */
export function previewPath(path: string): string {
  return `/previews/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`
}
