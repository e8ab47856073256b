import type { BuiltPage, BuiltSite } from '../built-site.ts'
import type { LaunchContext } from '../context.ts'
import type { Finding } from '../finding.ts'

/** Forms that only simulate sending, because the site was built without an inbox (spec 7). */
export function simulatedForms({ site }: LaunchContext): Finding[] {
  return [...site.pages.values()].filter(simulates).map(({ path }) => ({
    who: 'engineer',
    place: path,
    problem: 'the form throws away what visitors send',
    fix: 'Build with INBOX_URL, or for our own server: npm run build -- --with-inbox',
  }))
}

/** Whether a site was built without an inbox. */
export function simulatesForms({ pages }: BuiltSite): boolean {
  return [...pages.values()].some(simulates)
}

function simulates({ deliveries }: BuiltPage): boolean {
  return deliveries.includes(undefined)
}
