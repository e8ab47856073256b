import type { LaunchContext } from '../context.ts'
import type { Finding } from '../finding.ts'
import { reserved } from './reserved-addresses.ts'

/** Questions to foreign sites that are under way at once. */
const atOnce = 4

/**
 * Links to other sites that do not answer, or not with a page. Each address is asked once, and only
 * where the context has patience.
 */
export async function externalLinks(context: LaunchContext): Promise<Finding[]> {
  const { patience } = context
  if (patience === undefined) return []
  const waiting = [...linkedFrom(context)]
  const findings: Finding[] = []
  const ask = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, place] = next
      const problem = await failure(address, patience)
      if (problem === undefined) continue
      const fix = 'Open the address in a browser; correct the link, or take it out'
      findings.push({ who: 'editor', place, problem: `${address}: ${problem}`, fix })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return findings.toSorted((a, b) => a.problem.localeCompare(b.problem))
}

/** The addresses outside the site, each with the first page that links to it. */
function linkedFrom({ site, settings }: LaunchContext): Map<string, string> {
  const found = new Map<string, string>()
  for (const { path, links } of site.pages.values()) {
    for (const { href = '' } of links) {
      if (!/^https?:\/\//.test(href) || !URL.canParse(href)) continue
      const { origin, hostname } = new URL(href)
      // An example's address is told by its own check.
      if (origin === new URL(settings.SITE_URL).origin || reserved.test(hostname)) continue
      const address = href.replace(/#.*/, '')
      if (!found.has(address)) found.set(address, path)
    }
  }
  return found
}

/** Why an address gives no page; undefined when it does. */
async function failure(address: string, patience: number): Promise<string | undefined> {
  try {
    const asked = await answer(address, 'HEAD', patience)
    // Some sites know no HEAD.
    const status = asked >= 400 ? await answer(address, 'GET', patience) : asked
    return status >= 400 ? `answers ${status}` : undefined
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return `no answer in ${patience / 1000} s`
    return 'cannot be reached'
  }
}

async function answer(address: string, method: string, patience: number): Promise<number> {
  const response = await fetch(address, { method, signal: AbortSignal.timeout(patience) })
  await response.body?.cancel()
  return response.status
}
