import type { LaunchContext } from '../context.ts'
import type { Finding } from '../finding.ts'
import { reserved } from './reserved-addresses.ts'

/** The public address: without it canonical links, sitemap and mails name a site that is not ours. */
export function siteAddress({ settings: { SITE_URL }, given }: LaunchContext): Finding[] {
  const problem = given.has('SITE_URL') ? wrong(SITE_URL) : 'not set'
  if (problem === undefined) return []
  const fix = 'Set it to the public address, https://your.domain, to build and to serve'
  return [{ who: 'engineer', place: 'SITE_URL', problem, fix }]
}

function wrong(address: string): string | undefined {
  const { protocol, hostname } = new URL(address)
  if (reserved.test(hostname)) return `${address} is an example`
  return protocol === 'https:' ? undefined : `${address} is not encrypted`
}
