import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './markdown.server.ts'

describe('renderMarkdown', () => {
  it('renders headings, lists, tables, quotations and links', async () => {
    const html = await renderMarkdown(
      '## One\n\n- two\n\n> three\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n[four](/contact)',
    )
    expect(html).toContain('<h2>One</h2>')
    expect(html).toContain('<li>two</li>')
    expect(html).toContain('<blockquote>')
    expect(html).toContain('<td>2</td>')
    expect(html).toContain('<a href="/contact">four</a>')
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<img src="x" onerror="alert(1)">'],
    ['a frame', '<iframe src="https://example.com"></iframe>'],
  ])('drops %s', async (_, source) => {
    expect(await renderMarkdown(`Before.\n\n${source}\n\nAfter.`)).toBe(
      '<p>Before.</p>\n<p>After.</p>',
    )
  })

  it('takes the address out of a link that would run code', async () => {
    expect(await renderMarkdown('[press](javascript:alert(1))')).toBe('<p><a>press</a></p>')
  })
})
