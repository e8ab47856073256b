import { describe, expect, it } from 'vitest'
import { companies } from './companies.ts'
import { articles } from './news.ts'
import { pagePaths, unlistedPaths } from './paths.ts'

/** The route table (spec 2.1), without its query parameters. */
const routeTable = [
  '/',
  '/about',
  '/corporate-structure',
  '/management',
  '/careers',
  '/careers/apply',
  '/news',
  '/services',
  '/sustainability',
  '/qhsse',
  '/contact',
  '/projects',
  '/historical',
  '/case-studies',
  '/notable-projects',
  '/privacy-policy',
  '/terms-of-service',
  '/cookies',
  ...articles().map(({ id }) => `/news/${id}`),
  ...companies.map(({ id }) => `/subsidiaries/${id}`),
]

describe('page paths', () => {
  it.each(routeTable)('hold %s', (path) => {
    expect(pagePaths()).toContain(path)
  })

  it('hold none twice', () => {
    expect(new Set(pagePaths()).size).toBe(pagePaths().length)
  })

  it('begin with a slash and end with none', () => {
    const wrong = pagePaths().filter((path) => path !== '/' && !/^\/.*[^/]$/.test(path))
    expect(wrong).toEqual([])
  })

  it('do not hold the pages for unknown addresses', () => {
    for (const path of unlistedPaths()) expect(pagePaths()).not.toContain(path)
  })
})
