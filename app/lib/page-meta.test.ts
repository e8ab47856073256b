import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pageMeta } from './page-meta.ts'

const page = { heading: 'About Us', description: 'What we are.', path: '/about' }

beforeEach(() => {
  vi.stubEnv('VITE_SITE_URL', 'https://site.example')
  return () => vi.unstubAllEnvs()
})

describe("a page's head", () => {
  it("has the heading and the group's name as its title", () => {
    expect(pageMeta(page)).toContainEqual({ title: 'About Us | Exprich Group' })
    expect(pageMeta(page)).toContainEqual({
      property: 'og:title',
      content: 'About Us | Exprich Group',
    })
  })

  it('prefers a title of its own', () => {
    const meta = pageMeta({ ...page, title: 'About the group' })
    expect(meta).toContainEqual({ title: 'About the group | Exprich Group' })
  })

  it('has its description, for search engines and for sharing', () => {
    const meta = pageMeta(page)
    expect(meta).toContainEqual({ name: 'description', content: page.description })
    expect(meta).toContainEqual({ property: 'og:description', content: page.description })
  })

  it.each(['/', '/about', '/subsidiaries/wellrich'])('names its canonical address %s', (path) => {
    const meta = pageMeta({ ...page, path })
    const href = `https://site.example${path}`
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href })
    expect(meta).toContainEqual({ property: 'og:url', content: href })
    expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' })
  })

  it('keeps a hidden page out of search engines and names no canonical address', () => {
    const meta = pageMeta({ ...page, hidden: true })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(meta.filter((entry) => 'rel' in entry)).toEqual([])
  })
})
