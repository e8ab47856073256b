import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  articleBody,
  articles,
  briefs,
  news,
  newsPagePath,
  newsPageSize,
  newsPages,
  relatedArticles,
} from './news.ts'

describe('a seventh file in the folder', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'news-'))
    cpSync('content/news', folder, { recursive: true })
    writeFileSync(
      join(folder, '2025-01-31-seventh.md'),
      '---\nid: 7\ntitle: A seventh\nexcerpt: More.\ncategory: Group\ndate: 2025-01-31\nauthor: Us\nimage: substation\n---\n\nIts text.\n',
    )
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('stands first in the list', () => {
    expect(news(folder)).toHaveLength(news().length + 1)
    expect(news(folder)[0]).toMatchObject({ id: 7, title: 'A seventh' })
  })

  it('has a page with its text', () => {
    const [seventh] = articles(news(folder))
    expect(seventh && articleBody(seventh).trim()).toBe('Its text.')
  })

  it('is related news for the others', () => {
    expect(relatedArticles(articles(news(folder)), 1).map(({ id }) => id)).toContain(7)
  })
})

it('holds six items, three of them with a page (spec 2.9)', () => {
  expect(news()).toHaveLength(6)
  expect(articles().map(({ id }) => id)).toEqual([1, 2, 3])
  expect(briefs()).toHaveLength(3)
})

it('keeps the texts out of the lists', () => {
  const [first] = articles()
  const body = first ? articleBody(first) : ''
  expect(body.length).toBeGreaterThan(1000)
  expect(JSON.stringify(news())).not.toContain(body.trim().slice(0, 60))
})

it.each([1, 2, 3])('leads from article %i to two others', (id) => {
  const related = relatedArticles(articles(), id)
  expect(related).toHaveLength(2)
  expect(related.map((article) => article.id)).not.toContain(id)
})

describe('the pages of the list', () => {
  const items = (count: number) =>
    Array.from({ length: count }, () => news()[0]).filter((one) => one !== undefined)

  it.each([
    [0, [0]],
    [6, [6]],
    [newsPageSize, [newsPageSize]],
    [newsPageSize + 1, [newsPageSize, 1]],
  ])('%i items stand on pages of %j', (count, sizes) => {
    expect(newsPages(items(count)).map(({ length }) => length)).toEqual(sizes)
  })

  it('have addresses, the first that of the list itself', () => {
    expect([1, 2].map(newsPagePath)).toEqual(['/news', '/news/page/2'])
  })
})
