import { expect, it } from 'vitest'
import { responseHeaders } from '#contract/headers.ts'
import { hostHeaders, hostRedirects } from './host-files.ts'

it.each([
  ['https://exprichgroup.example', true],
  ['http://exprichgroup.example', false],
])('static hosts send what our server sends: %s', (siteUrl, https) => {
  const [everywhere = ''] = hostHeaders(siteUrl).split('/assets/*')
  const sent = everywhere.trim().split('\n  ').slice(1)
  expect(sent).toEqual(Object.entries(responseHeaders(https)).map((pair) => pair.join(': ')))
})

it('answers unknown addresses with status 404, articles first', () => {
  const rules = hostRedirects().trim().split('\n')
  expect(rules.slice(-2)).toEqual(['/news/* /news/404.html 404', '/* /404.html 404'])
})
