import type { LaunchContext } from '../context.ts'
import type { Finding } from '../finding.ts'

/** Links inside the site to a page, a file or a place on a page that is not there. */
export function deadLinks({ site, settings }: LaunchContext): Finding[] {
  return [...site.pages.values()].flatMap(({ path, links }) => {
    const targets = new Set(links.flatMap(({ href }) => href ?? []))
    return [...targets].flatMap((href): Finding[] => {
      const problem = deadness(site, settings.SITE_URL, path, href)
      if (problem === undefined) return []
      const fix = 'Correct the link, or take it out'
      return [{ who: 'editor', place: path, problem: `${href}: ${problem}`, fix }]
    })
  })
}

/** Why a link leads nowhere; undefined when it leads somewhere, or out of the site. */
function deadness(
  { pages, has }: LaunchContext['site'],
  origin: string,
  from: string,
  href: string,
): string | undefined {
  const base = `${origin}${from}`
  if (!URL.canParse(href, base)) return 'no address'
  const url = new URL(href, base)
  if (url.origin !== new URL(origin).origin) return undefined
  const path = decoded(url.pathname)
  if (!has(path)) return 'no such page'
  const id = decoded(url.hash.slice(1))
  // The empty fragment and "top" mean the top of every page.
  if (id === '' || id === 'top' || !pages.has(path)) return undefined
  return pages.get(path)?.ids.has(id) ? undefined : `no element with the id "${id}" there`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone % stands for itself.
    return text
  }
}
