import { expect, it } from 'vitest'
import { requestKind } from './traffic.ts'

it.each([
  ['GET', '/', 'page'],
  ['HEAD', '/about?from=a.b', 'page'],
  ['GET', '/about.html', 'page'],
  ['GET', '/news/no-such-article', 'page'],
  ['GET', '/assets/entry-Bx1.js', 'asset'],
  ['GET', '/favicon.svg?v=2', 'asset'],
  ['GET', '/_root.data', 'asset'],
  ['POST', '/api/contact', 'form'],
  ['POST', '/api/newsletter/unsubscribe?token=x', 'form'],
  ['GET', '/api/health', 'other'],
  ['DELETE', '/about', 'other'],
  ['OPTIONS', '*', 'other'],
  [undefined, undefined, 'other'],
])('%s %s is a request of kind %s', (method, url, kind) => {
  expect(requestKind(method, url)).toBe(kind)
})
