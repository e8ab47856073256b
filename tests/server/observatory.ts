/**
 * The published rules of the MDN HTTP Observatory, as its scorer has them (mdn/mdn-http-observatory
 * 1.4.8, src/grader/charts.js and src/analyzer/tests), for one answer that came over https from a
 * site that is on no preload list. The package itself brings a database, a crash reporter and a DOM.
 *
 * Left out is what an answer of ours cannot have: scripts of other sites are kept out by the policy,
 * and what redirects plain http is the proxy.
 */

type Rule = { name: string; modifier: number }
type Policy = ReadonlyMap<string, readonly string[]>

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']
const sixMonths = 15_552_000
/** Below this, what is good does not make up for what is bad. */
const enoughForCredit = 90

/** How good the headers of an answer are: 100, less what is bad and more what is exemplary. */
export function observatoryScore(headers: Headers): { score: number; rules: Rule[] } {
  const policy = parsed(headers.get('content-security-policy'))
  const rules = [
    policyRule(policy),
    cookieRule(headers),
    corsRule(headers),
    referrerRule(headers.get('referrer-policy')),
    hstsRule(headers.get('strict-transport-security')),
    {
      name: 'x-content-type-options',
      modifier: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    },
    frameRule(policy, headers.get('x-frame-options')),
    resourceRule(headers.get('cross-origin-resource-policy')),
  ]
  const sum = (sign: 1 | -1) =>
    rules.reduce((total, { modifier }) => total + (modifier * sign > 0 ? modifier : 0), 0)
  const base = 100 + sum(-1)
  return { score: Math.max(0, base >= enoughForCredit ? base + sum(1) : base), rules }
}

/** `undefined` for no policy, or one that names a directive twice. */
function parsed(header: string | null): Policy | undefined {
  const directives = (header ?? '')
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name)
  const policy = new Map(directives.map(([name = '', ...sources]) => [name, sources]))
  return header && policy.size === directives.length ? policy : undefined
}

function policyRule(policy: Policy | undefined): Rule {
  const rule = (modifier: number) => ({ name: 'content-security-policy', modifier })
  if (!policy) return rule(-25)
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const has = (sources: readonly string[], bad: readonly string[]) =>
    sources.some((source) => bad.includes(source))
  const plain = (source: string) => source.startsWith('http:') || source.startsWith('ftp:')
  // With a hash or nonce browsers take no notice of 'unsafe-inline'.
  const effective = (name: string) => {
    const sources = sourcesOf(name)
    const hashed = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
    return hashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources
  }
  const [script, style] = [effective('script-src'), effective('style-src')]
  const passive = ['img-src', 'media-src']
  const active = [...policy].flatMap(([name, sources]) => (passive.includes(name) ? [] : sources))
  if (has(script, [...broad, ...inline]) || has(sourcesOf('object-src'), broad)) return rule(-20)
  if (active.some(plain)) return rule(-20)
  if (has([...script, ...style], ["'unsafe-eval'"])) return rule(-10)
  if (passive.flatMap(sourcesOf).some(plain)) return rule(-10)
  if (has(style, [...broad, ...inline])) return rule(0)
  return rule(String(policy.get('default-src')) === "'none'" ? 10 : 5)
}

/** We set none; one that appears is a mistake, and the worst of its rules applies. */
function cookieRule(headers: Headers): Rule {
  return { name: 'cookies', modifier: headers.has('set-cookie') ? -40 : 0 }
}

function corsRule(headers: Headers): Rule {
  const open = headers.get('access-control-allow-credentials') === 'true'
  return { name: 'cross-origin-resource-sharing', modifier: open ? -50 : 0 }
}

function referrerRule(header: string | null): Rule {
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  const modifier = header === null ? 0 : good.includes(header) ? 5 : -5
  return { name: 'referrer-policy', modifier }
}

function hstsRule(header: string | null): Rule {
  const [, age] = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '') ?? []
  const modifier = age === undefined ? -20 : Number(age) < sixMonths ? -10 : 0
  return { name: 'strict-transport-security', modifier }
}

function frameRule(policy: Policy | undefined, header: string | null): Rule {
  const modifier = policy?.has('frame-ancestors')
    ? 5
    : /^(deny|sameorigin)$/i.test(header ?? '')
      ? 0
      : -20
  return { name: 'x-frame-options', modifier }
}

function resourceRule(header: string | null): Rule {
  const modifiers: Record<string, number> = {
    'same-origin': 10,
    'same-site': 10,
    'cross-origin': 0,
  }
  const modifier = header === null ? 0 : (modifiers[header] ?? -5)
  return { name: 'cross-origin-resource-policy', modifier }
}
