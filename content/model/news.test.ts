import { describe, expect, it } from 'vitest'
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

it('come newest first', () => {
  const dates = news.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
})

it('have a page, or are complete as they stand', () => {
  expect([...articles(), ...briefs()]).toHaveLength(news.length)
  for (const article of articles()) expect(articleBody(article)).not.toBe('')
})

it('keep the texts out of the lists', () => {
  for (const article of articles())
    expect(JSON.stringify(news)).not.toContain(articleBody(article).trim().slice(0, 60))
})

it.each(articles().map(({ id }) => id))('lead from article %i to two others at most', (id) => {
  const related = relatedArticles(articles(), id)
  expect(related).toHaveLength(Math.min(2, articles().length - 1))
  expect(related.map((article) => article.id)).not.toContain(id)
})

describe('the pages of the list', () => {
  const items = (count: number) =>
    Array.from({ length: count }, () => news[0]).filter((one) => one !== undefined)

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
