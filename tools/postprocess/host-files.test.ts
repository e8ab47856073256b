import { expect, it } from 'vitest'
import { responseHeaders } from '#contract/headers.ts'
import { hostHeaders, hostRedirects } from './host-files.ts'

it.each([
  ['https://exprichgroup.example', true, 'preload'],
  ['http://exprichgroup.example', false, 'host'],
] as const)('static hosts send what our server sends: %s', (siteUrl, https, hsts) => {
  const [everywhere = ''] = hostHeaders(siteUrl, hsts, "default-src 'self'").split('/assets/*')
  const sent = everywhere.trim().split('\n  ').slice(1)
  const ours = Object.entries(responseHeaders(https, { policy: "default-src 'self'", hsts }))
  expect(sent).toEqual(ours.map((pair) => pair.join(': ')))
  expect(sent).toContain("content-security-policy: default-src 'self'; frame-ancestors 'none'")
})

it('answers unknown addresses with status 404, articles first', () => {
  const rules = hostRedirects().trim().split('\n')
  expect(rules.slice(-2)).toEqual(['/news/* /news/404.html 404', '/* /404.html 404'])
})

it('names the types of feeds, which their extensions do not say', () => {
  const headers = hostHeaders('https://exprichgroup.example', 'host', "default-src 'self'")
  expect(headers).toContain('/*/feed.xml\n  content-type: application/rss+xml\n')
  expect(headers).toContain('/*/feed.json\n  content-type: application/feed+json\n')
})
