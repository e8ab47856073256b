import { describe, expect, it } from 'vitest'
import { namesHost, originForm } from './request-target.ts'

describe('the host', () => {
  it.each([
    ['a name', 'your.domain'],
    ['a name with a port', 'your.domain:443'],
    ['an IPv4 address', '127.0.0.1:3000'],
    ['an IPv6 address', '[2001:db8::1]:3000'],
    ['nothing, as RFC 9112 allows', ''],
  ])('may be %s', (_what, host) => {
    expect(namesHost(['Accept', '*/*', 'hOSt', host], '1.1')).toBe(true)
  })

  it.each([
    ['a path', 'your.domain/path'],
    ['a user', 'user@your.domain'],
    ['two names', 'a.example, b.example'],
    ['a space', 'your domain'],
    ['another port than a number', 'your.domain:http'],
    ['half an IPv6 address', '[2001:db8::1'],
    ['what is no ASCII', 'exprichgr\u00fcp.example'],
  ])('may not hold %s', (_what, host) => {
    expect(namesHost(['Host', host], '1.1')).toBe(false)
  })

  it('is named once', () => {
    expect(namesHost(['Host', 'a.example', 'Accept', '*/*', 'host', 'a.example'], '1.1')).toBe(
      false,
    )
    expect(namesHost(['Host', 'a.example', 'Host', 'b.example'], '1.0')).toBe(false)
  })

  it('is left out by HTTP/1.0 alone', () => {
    expect(namesHost(['Accept', '*/*'], '1.0')).toBe(true)
    expect(namesHost(['Accept', '*/*'], '1.1')).toBe(false)
  })
})

describe('the target', () => {
  it.each([
    ['/about?a=b', '/about?a=b'],
    ['http://your.domain/about?a=b', '/about?a=b'],
    ['HTTPS://your.domain:443/', '/'],
    ['http://your.domain', '/'],
    ['http://your.domain?a=b', '/?a=b'],
    ['http://[2001:db8::1]/about', '/about'],
    ['*', '*'],
    ['ftp://your.domain/', 'ftp://your.domain/'],
  ])('%s is %s', (target, path) => {
    expect(originForm(target)).toBe(path)
  })

  it.each(['http:///about', 'http://a b/', 'http://user@your.domain/'])('%s is none', (target) => {
    expect(originForm(target)).toBeUndefined()
  })
})
