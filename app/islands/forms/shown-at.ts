/**
 * When the visitor first saw a form, as `performance.now()` counts: with the page's first paint, or
 * when a client navigation brought it, which `client:press` notes (app/islands/press.ts). Either is
 * long before React on a slow network.
 */
export function shownAt(form: HTMLFormElement): number {
  const island = form.closest<HTMLElement>('astro-island')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return Math.max(Number(island?.dataset.shownAt ?? 0), paint?.startTime ?? 0)
}
