import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

test('renders headings with ids, lists and tables', async () => {
  const html = await renderMarkdown('## Your rights\n\n- one\n\n| A | B |\n| - | - |\n| c | d |')
  expect(html).toContain('<h2 id="your-rights">Your rights</h2>')
  expect(html).toContain('<li>one</li>')
  expect(html).toContain('<td>c</td>')
})

test('keeps links to pages, mailboxes and telephones', async () => {
  const html = await renderMarkdown('[a](/cookies) [b](mailto:a@b.example) [c](tel:+2340)')
  expect(html.match(/href="[^"]+"/g)).toEqual([
    'href="/cookies"',
    'href="mailto:a@b.example"',
    'href="tel:+2340"',
  ])
})

test('gives two equal headings two ids', async () => {
  const html = await renderMarkdown('## Notes\n\n## Notes')
  expect(html).toContain('id="notes"')
  expect(html).toContain('id="notes-2"')
})

test.each([
  ['a script', '<script>alert(1)</script>', 'script'],
  ['an event handler', '<img src=x onerror="alert(1)">', 'onerror'],
  ['a script address', '[press](javascript:alert(1))', 'javascript:'],
  ['an id of its own', '<p id="main">text</p>', 'id='],
])('lets through no %s', async (_what, source, forbidden) => {
  expect(await renderMarkdown(source)).not.toContain(forbidden)
})

test('writes links out for readers elsewhere, when it is told where the text is', async () => {
  const text = '# A\n\n[B](/contact), [A](#a), [C](https://other.example/c)'
  expect(await renderMarkdown(text, 'https://group.example/news/1')).toContain(
    '<a href="https://group.example/contact">B</a>, <a href="https://group.example/news/1#a">A</a>, ' +
      '<a href="https://other.example/c">C</a>',
  )
  expect(await renderMarkdown(text)).toContain('<a href="/contact">B</a>')
})
