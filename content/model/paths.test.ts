import { expect, it } from 'vitest'
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

it('hold every page, none twice, and not the pages for unknown addresses', () => {
  const paths = pagePaths()
  expect(paths).toEqual(expect.arrayContaining(routeTable))
  expect(new Set(paths).size).toBe(paths.length)
  expect(unlistedPaths().filter((path) => paths.includes(path))).toEqual([])
})
