import { expect, it } from 'vitest'
import { madeContext } from '../made-context.ts'
import { inertLinks } from './inert-links.ts'

const pages = {
  '/': '<a href="#">X</a> <a href="#">X</a> <a href="#main">On</a> <a href="/">Home</a>',
}

it('finds the ones that content has, and not their copies on the pages', () => {
  const content = {
    'content/group.yaml': "social:\n  - network: X\n    href: '#'\n",
    'content/news/a.md': '---\na: 1\n---\n\nSee [the report](#) and [the end](#end).\n',
  }
  expect(inertLinks(madeContext({ content, pages }))).toMatchObject([
    { who: 'editor', place: 'content/group.yaml', line: 3, problem: 'X' },
    { who: 'editor', place: 'content/news/a.md', line: 5, problem: '[the report](#)' },
  ])
})

it('finds the ones that only the pages have, once a page', () => {
  expect(inertLinks(madeContext({ pages }))).toMatchObject([
    { who: 'engineer', place: '/', problem: '"X"' },
  ])
})
