import { describe, expect, it } from 'vitest'
import { markdownParts } from './markdown-parts.ts'

describe('the parts of a Markdown file', () => {
  it('are what stands between the two lines of dashes, and the text', () => {
    expect(markdownParts('---\ntitle: One\nid: 7\n---\nText.\n', 'a.md')).toEqual({
      file: 'a.md',
      data: { title: 'One', id: 7 },
      body: 'Text.\n',
    })
  })

  it('name the file when the front matter is missing', () => {
    expect(() => markdownParts('Only text.\n', 'content/news/a.md')).toThrow(
      'content/news/a.md: must begin with a front matter between two lines of ---',
    )
  })

  it('do not end at dashes in the text', () => {
    const { data, body } = markdownParts('---\ntitle: One\n---\nText.\n\n---\n\nMore.\n', 'a.md')
    expect(data).toEqual({ title: 'One' })
    expect(body).toContain('More.')
  })

  it('keep a date as it is written', () => {
    expect(markdownParts('---\ndate: 2024-12-18\n---\n', 'a.md').data).toEqual({
      date: '2024-12-18',
    })
  })
})
