import { describe, expect, it } from 'vitest'
import { answerTo } from './resolve-address.ts'

const files = new Map([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/news', 'news.html'],
  ['/news/1', 'news/1.html'],
  ['/news/1.data', 'news/1.data'],
  ['/assets/app-1.js', 'assets/app-1.js'],
])

describe('answerTo', () => {
  it.each([
    ['/', 'index.html'],
    ['/?utm=1', 'index.html'],
    ['/about', 'about.html'],
    ['/%61bout', 'about.html'],
    ['/news/1', 'news/1.html'],
    ['/news/1.data?_routes=x', 'news/1.data'],
  ])('%s is the file %s', (url, file) => {
    expect(answerTo(url, files)).toEqual({ kind: 'file', file })
  })

  it.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/about/?a=b?c', '/about?a=b?c'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/index.html?a=b', '/?a=b'],
    ['//', '/'],
  ])('%s moves to %s', (url, to) => {
    expect(answerTo(url, files)).toEqual({ kind: 'redirect', to })
  })

  it('leads from an earlier address to the page, unless another page has taken it', () => {
    const moved = new Map([
      ['/news/77', '/news/1'],
      ['/about', '/news'],
    ])
    const to = (url: string) => answerTo(url, files, moved)
    expect(to('/news/77?utm=1')).toEqual({ kind: 'redirect', to: '/news/1?utm=1' })
    expect(to('/news/77/')).toEqual({ kind: 'redirect', to: '/news/1' })
    expect(to('/about')).toEqual({ kind: 'file', file: 'about.html' })
  })

  it.each(['//evil.example/', '//evil.example/about/', '/\\evil.example/', '/%2fevil.example/'])(
    '%s does not lead to another site',
    (url) => {
      expect(answerTo(url, files)).toEqual({ kind: 'no-page', page: '404.html' })
    },
  )

  it.each([
    ['/nothing', '404.html'],
    ['/nothing.html', '404.html'],
    ['/About', '404.html'],
    ['/..%2f..%2fetc/passwd', '404.html'],
    ['/news/99', 'news/404.html'],
    ['/news/99/', 'news/404.html'],
    ['/news/99/more', '404.html'],
  ])('%s is unknown: %s', (url, page) => {
    expect(answerTo(url, files)).toEqual({ kind: 'no-page', page })
  })

  it.each(['/nothing.png', '/assets/old-2.js', '/news/9.data', '/pagefind/old.pf_meta'])(
    '%s is a file we lack',
    (url) => {
      expect(answerTo(url, files)).toEqual({ kind: 'no-file' })
    },
  )

  it.each(['/%', '/%E0%A4', '/%zz', '/a%00b'])('%s is no address', (url) => {
    expect(answerTo(url, files)).toEqual({ kind: 'malformed' })
  })
})
