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
import { observatoryScore } from './observatory.ts'
import { repository } from './run-node.ts'

/** All credit but that for a preload list and for scripts with their own hashes. */
const enough = 130

type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string }

/** An answer as it came over https, through a proxy that we trust. */
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
