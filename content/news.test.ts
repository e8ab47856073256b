import { describe, expect, it } from 'vitest'
import { articles, frontMatter, news, newsFiles } from './news.ts'

describe('front matter', () => {
  it('is what stands between the two lines of dashes', () => {
    expect(frontMatter('---\ntitle: One\nid: 7\n---\nText.\n', 'a.md')).toEqual({
      title: 'One',
      id: 7,
    })
  })

  it('that is missing is said with the file', () => {
    expect(() => frontMatter('Only text.\n', 'content/news/a.md')).toThrow(
      'content/news/a.md: must begin with a front matter between two lines of ---',
    )
  })

  it('does not end at dashes in the text', () => {
    expect(frontMatter('---\ntitle: One\n---\nText.\n\n---\n\nMore.\n', 'a.md')).toEqual({
      title: 'One',
    })
  })

  it('keeps a date as it is written', () => {
    expect(frontMatter('---\ndate: 2024-12-18\n---\n', 'a.md')).toEqual({ date: '2024-12-18' })
  })
})

describe('news', () => {
  it('hold every file, newest first', () => {
    const items = news()
    expect(items).toHaveLength(newsFiles().length)
    const dates = items.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  it('have three articles with the ids of the specification, of December 2024', () => {
    const found = articles()
    expect(found.map(({ id }) => id).toSorted()).toEqual([1, 2, 3])
    for (const { date } of found) expect(date).toMatch(/^2024-12-\d\d$/)
  })
})
