import { z } from 'zod'

/**
 * An http or https origin such as `https://exprichgroup.example`, without path, query or final
 * slash: what canonical addresses start with.
 */
export const originSchema = z
  .string()
  .transform((text) => (URL.canParse(text) ? new URL(text) : undefined))
  .refine((url) => url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`)
  .transform((url) => url?.origin ?? '')

/** Whether an origin is a reserved example (RFC 2606), which a site without an address of its own has. */
export function isExample(origin: string): boolean {
  return /(^|\.)example$/.test(new URL(origin).hostname)
}

/** The base address of the AI provider; `connect-src` allows its origin. */
export const aiBaseUrlSchema = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))

/** Inline scripts and styles as CSP sources: `'sha256-…'`. */
export type InlineHashes = {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The foreign places that pages may talk to, besides the map's frame. */
export type ForeignPlaces = {
  aiBaseUrl: string
  /** The origin of an inbox elsewhere; `undefined` when forms stay on the site's own origin. */
  inbox: string | undefined
}

/** The provider of the map on Contact. */
const mapOrigin = 'https://www.openstreetmap.org'

/**
 * The policy that a page carries in its `meta` element, and that our server repeats as a header. A
 * page that a client navigation swaps in lives under the policy of the page that was opened first:
 * so each names the inline scripts of all pages, and styles come with a page as adopted sheets.
 */
export function pagePolicy(hashes: InlineHashes, { aiBaseUrl, inbox }: ForeignPlaces): string {
  const inboxes = inbox === undefined ? [] : [inbox]
  const directives = {
    'default-src': ["'none'"],
    // Pagefind is WebAssembly: `'wasm-unsafe-eval'` allows that, but no `eval()` (decision 006).
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes.scripts],
    'style-src': ["'self'", ...hashes.styles],
    'style-src-attr': ["'none'"],
    // `app/behaviour/street-map.ts` loads the provider's icon to test whether it can be reached.
    'img-src': ["'self'", 'data:', mapOrigin],
    'font-src': ["'self'"],
    'connect-src': ["'self'", new URL(aiBaseUrl).origin, ...inboxes],
    'frame-src': [mapOrigin],
    'form-action': ["'self'", ...inboxes],
    'base-uri': ["'none'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The one rule that browsers ignore in a `meta` element: no site may frame ours. */
const frameAncestors = "frame-ancestors 'none'"
/** The policy of files that are no pages: they load nothing. */
export const nothingPolicy = "default-src 'none'"

const referrerPolicy = 'strict-origin-when-cross-origin'
const openerPolicy = 'same-origin'

/**
 * No other site may load ours into its pages: not the pages and scripts, nor, so that there is one
 * rule, the pictures. It keeps nobody from linking or opening them. Link previews are made by
 * servers and apps, which this header does not concern; the press takes copies of our logos.
 */
const resourcePolicy = 'same-origin'

/** How far the promise of https reaches: this host, its subdomains too, or the browsers' own list. */
export const hstsSchema = z.enum(['host', 'subdomains', 'preload']).default('host')
export type HstsScope = z.infer<typeof hstsSchema>

/** Two years in seconds, as the browsers' preload lists recommend. */
const strictTransportAge = 63_072_000

const hstsReach: Record<HstsScope, string> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
}

/** Browser features that the site never uses, denied so that injected code cannot use them either. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((power) => `${power}=()`)
  .join(', ')

/** Files whose name holds the hash of their bytes never change. */
export const hashedFilesCache = 'public, max-age=31536000, immutable'
/** Browsers revalidate all other files; an unchanged one costs a 304. */
export const pageCache = 'no-cache'

/** The name under which policies send their reports. */
const reportGroup = 'csp'

export type HeaderOptions = {
  /** The policy's directives besides `frame-ancestors`; files that are no pages have `nothingPolicy`. */
  policy?: string
  /** How far HSTS reaches. */
  hsts?: HstsScope
  /** Where browsers report breaches of the policy; by default nowhere. */
  reportUrl?: string | undefined
}

/**
 * The security headers of every answer: sent by the server and written into `_headers` for static
 * hosts.
 *
 * @param https whether the visitor came over https. Only then is HSTS right: over plain http
 *   browsers ignore it, and a site tried out on a plain address must not promise https.
 */
export function responseHeaders(
  https: boolean,
  { policy = nothingPolicy, hsts = 'host', reportUrl }: HeaderOptions = {},
): Record<string, string> {
  const directives = [policy, frameAncestors, reportUrl && `report-to ${reportGroup}`]
  return {
    'content-security-policy': directives.filter(Boolean).join('; '),
    // Browsers apply these two to documents only; a page loads half a dozen other files.
    ...(policy !== nothingPolicy && {
      'cross-origin-opener-policy': openerPolicy,
      'permissions-policy': permissionsPolicy,
    }),
    'cross-origin-resource-policy': resourcePolicy,
    'referrer-policy': referrerPolicy,
    'x-content-type-options': 'nosniff',
    ...(reportUrl && { 'reporting-endpoints': `${reportGroup}="${reportUrl}"` }),
    ...(https && {
      'strict-transport-security': `max-age=${strictTransportAge}${hstsReach[hsts]}`,
    }),
  }
}
