import { readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { pagePaths } from '#content/model/paths.ts'
import { forms } from '#contract/forms.ts'
import { contactForm } from '../bench/contact-forms.ts'
import { startInbox } from './inbox/inbox-process.ts'
import { newStore } from './inbox/stores.ts'
import { repository } from './run-node.ts'

/**
 * The scoring rules of the MDN HTTP Observatory (mdn/mdn-http-observatory 1.4.8, src/grader/charts.js
 * and src/analyzer/tests) for one https response of a site on no HSTS preload list. Reimplemented here
 * because the package depends on a database, a crash reporter and a DOM.
 *
 * Left out are the rules for third-party scripts, which the CSP blocks, and for the redirect from http,
 * which is the proxy's.
 */

type Rule = { name: string; modifier: number }
type Policy = ReadonlyMap<string, readonly string[]>

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']
const sixMonths = 15_552_000
/** Bonuses are added only if the score without them is at least this. */
const enoughForCredit = 90

/** Scores the headers of a response: 100 minus the penalties, plus any bonuses. */
function observatoryScore(headers: Headers): { score: number; rules: Rule[] } {
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
  // With a hash or nonce, browsers ignore 'unsafe-inline'.
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

/** The site sets no cookies, so any cookie is a bug and gets the maximum penalty. */
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

/** Every bonus except those for an HSTS preload list and for subresource integrity. */
const enough = 130

type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string }

/** Sends a request as a trusted proxy would forward it for a visitor over https. */
function ask(url: string, { path, method = 'GET', headers = {}, body }: Ask) {
  return new Promise<{ status: number; headers: Headers; body: string }>((resolve, reject) => {
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' }
    const options = { method, headers: { ...https, ...headers }, agent: false }
    const request = httpRequest(url + path, options, (answer) => {
      const status = answer.statusCode ?? 0
      const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
      const said = new Headers(Object.fromEntries(named))
      text(answer).then((content) => resolve({ status, headers: said, body: content }), reject)
    })
    request.on('error', reject).end(body)
  })
}

const json = { 'content-type': 'application/json', accept: 'application/json' }
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const contact = forms.contact.endpoint

const kinds: [what: string, status: number, ask: Ask][] = [
  ['a page that has not changed', 304, { path: '/about', headers: { 'if-none-match': '*' } }],
  ['another spelling', 308, { path: '/about/' }],
  ['the page for unknown addresses', 404, { path: '/nothing' }],
  ['the page for unknown articles', 404, { path: '/news/nothing' }],
  ['a lacking file', 404, { path: '/assets/nothing.js' }],
  ['a malformed address', 400, { path: '/%' }],
  ['a wrong method', 405, { path: '/about', method: 'POST' }],
  ['a wrong method of a form', 405, { path: contact, method: 'PUT' }],
  ['an unknown expectation', 417, { path: '/', headers: { expect: 'the worst' } }],
  ['a part of a document', 206, { path: '/annual-report.pdf', headers: { range: 'bytes=0-9' } }],
  ['no part of it', 416, { path: '/annual-report.pdf', headers: { range: 'bytes=99999999-' } }],
  ['a form that is stored', 201, sent(contact, json, JSON.stringify(contactForm()))],
  ['a form that is refused', 422, sent(contact, json, '{}')],
  ['a form that is no JSON', 400, sent(contact, json, '{')],
  ['the answer page of a stored form', 201, sent(contact, urlencoded, urlencodedForm())],
  ['the answer page of a refused form', 422, sent(contact, urlencoded, 'name=a')],
  ["a form's address in the browser", 303, { path: contact }],
  ['the health check', 200, { path: '/api/health' }],
  ['a link that is no longer valid', 410, { path: '/newsletter/unsubscribe?token=x' }],
]

function sent(path: string, headers: Record<string, string>, body: string): Ask {
  return { path, method: 'POST', headers, body }
}
function urlencodedForm(): string {
  return new URLSearchParams(contactForm()).toString()
}

describe("by the MDN Observatory's rules", () => {
  it(`every answer over https has ${enough} points or more`, async () => {
    const { url } = await startInbox(await newStore('SQLite'))
    const files = readdirSync(join(repository, 'build/client'), { recursive: true })
      .map(String)
      .filter((name) => /\.\w+$/.test(name) && !/\.(html|br|gz)$/.test(name))
    const found = [...pagePaths(), ...files.map((name) => `/${name}`)]
    const asks = [...found.map((path) => [path, 200, { path }] as const), ...kinds]
    const worse: unknown[] = []
    for (const [what, status, wanted] of asks) {
      const answer = await ask(url, wanted)
      const { score, rules } = observatoryScore(answer.headers)
      if (answer.status !== status || score < enough) {
        worse.push({ what, status: answer.status, score, rules })
      }
    }
    expect(worse).toEqual([])
    expect(found.length).toBeGreaterThan(300)
  })

  it("every page's header is its own policy, word for word", async () => {
    const { url } = await startInbox(await newStore('SQLite'))
    const pages = [...pagePaths(), '/nothing', '/news/nothing'].map((path): Ask => ({ path }))
    for (const wanted of [...pages, sent(contact, urlencoded, 'name=a')]) {
      const { headers, body } = await ask(url, wanted)
      const [, own] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body) ?? []
      expect(own).toMatch(/^default-src 'none'; /)
      expect(headers.get('content-security-policy')).toBe(`${own}; frame-ancestors 'none'`)
    }
  })

  it.each([
    ['nothing', {}, 30],
    ['an unsafe policy', { 'content-security-policy': "script-src 'unsafe-inline'" }, 35],
  ])('%s has few', (_what, headers, score) => {
    expect(observatoryScore(new Headers(headers)).score).toBe(score)
  })
})
