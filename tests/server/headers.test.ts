import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pagePaths } from '#content/model/paths.ts'
import { forms } from '#contract/forms.ts'
import { contactForm } from './contact-forms.ts'
import { startInbox } from './inbox/inbox-process.ts'
import { newStore } from './inbox/stores.ts'
import { repository } from './run-node.ts'

/**
 * What the MDN HTTP Observatory gives all its points for, in every answer over https, except for an HSTS
 * preload list and subresource integrity.
 */
const policy =
  /^default-src 'none'(?!.*(unsafe-inline|'unsafe-eval'|http:|\*)).*; frame-ancestors 'none'$/
const required = {
  'content-security-policy': expect.stringMatching(policy),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
}
const forbidden = ['set-cookie', 'access-control-allow-credentials']

/** Sends a request as a trusted proxy would forward it for a visitor over https. */
function ask(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' }
  return fetch(url + path, { redirect: 'manual', ...init, headers: { ...https, ...init.headers } })
}

const json = { 'content-type': 'application/json', accept: 'application/json' }
const html = { accept: 'text/html' }
const contact = forms.contact.endpoint
const post = (headers: HeadersInit, body: BodyInit) => ({ method: 'POST', headers, body })
const wrongForm = post(html, new URLSearchParams({ name: 'a' }))

const kinds: [status: number, path: string, init?: RequestInit][] = [
  [304, '/about', { headers: { 'if-none-match': '*' } }],
  [308, '/about/'],
  [404, '/nothing'],
  [404, '/news/nothing'],
  [404, '/assets/nothing.js'],
  [400, '/%'],
  [405, '/about', { method: 'POST' }],
  [405, contact, { method: 'PUT' }],
  [206, '/annual-report.pdf', { headers: { range: 'bytes=0-9' } }],
  [416, '/annual-report.pdf', { headers: { range: 'bytes=99999999-' } }],
  [201, contact, post(json, JSON.stringify(contactForm()))],
  [422, contact, post(json, '{}')],
  [400, contact, post(json, '{')],
  [201, contact, post(html, new URLSearchParams(contactForm()))],
  [422, contact, wrongForm],
  [303, contact],
  [200, '/api/health'],
  [410, '/newsletter/unsubscribe?token=x'],
]

it('every answer over https has the headers that the MDN Observatory asks for', async () => {
  const { url } = await startInbox(await newStore('SQLite'))
  const files = readdirSync(join(repository, 'build/client'), { recursive: true })
    .map((name) => `/${name}`)
    .filter((name) => /\.\w+$/.test(name) && !/\.(html|br|gz)$/.test(name))
  expect(files.length).toBeGreaterThan(200)
  const found = [...pagePaths(), ...files].map((path) => [200, path] as const)
  for (const [status, path, init] of [...found, ...kinds]) {
    const answer = await ask(url, path, init)
    await answer.arrayBuffer()
    const headers = Object.fromEntries(answer.headers)
    expect({ status: answer.status, headers }, path).toMatchObject({ status, headers: required })
    expect(
      Object.keys(headers).filter((name) => forbidden.includes(name)),
      path,
    ).toEqual([])
  }
})

it("every page's header is its own policy, word for word", async () => {
  const { url } = await startInbox(await newStore('SQLite'))
  const pages = [...pagePaths(), '/nothing', '/news/nothing'].map((path) => ({ path, init: {} }))
  for (const { path, init } of [...pages, { path: contact, init: wrongForm }]) {
    const answer = await ask(url, path, init)
    const [, own] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await answer.text()) ?? []
    expect(own).toMatch(/^default-src 'none'; /)
    expect(answer.headers.get('content-security-policy')).toBe(`${own}; frame-ancestors 'none'`)
  }
})
