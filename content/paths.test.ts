import { describe, expect, it } from 'vitest'
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
  '/news/1',
  '/news/2',
  '/news/3',
  '/services',
  '/sustainability',
  '/qhsse',
  '/contact',
  '/subsidiaries/techrich',
  '/subsidiaries/wattrich',
  '/subsidiaries/wellrich',
  '/subsidiaries/exprich-energy',
  '/subsidiaries/fatgas',
  '/subsidiaries/electrich',
  '/subsidiaries/gasrich',
  '/projects',
  '/historical',
  '/case-studies',
  '/notable-projects',
  '/privacy-policy',
  '/terms-of-service',
  '/cookies',
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
