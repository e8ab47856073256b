import { expect, it } from 'vitest'
import { madeContext } from '../made-context.ts'
import { alternativeTexts } from './alternative-texts.ts'

it('finds pictures without an alternative text, and takes an empty one for decoration', () => {
  const pages = {
    '/': '<img src="/a.webp"><img src="/b.webp" alt=""><img src="/c.webp" alt="A rig">',
  }
  expect(alternativeTexts(madeContext({ pages }))).toMatchObject([
    { who: 'engineer', place: '/', problem: '/a.webp' },
  ])
})

it('finds what an editor left empty, or named after the file', () => {
  const content = {
    'content/news/a.md': '---\na: 1\n---\n\n![](/a.webp)\n\n![A rig](/b.webp)\n',
    'content/pictures/rig.yaml': 'alt: rig-2.JPG\n',
    'content/pictures/quay.yaml': 'alt: A quay at dusk.\n',
  }
  expect(alternativeTexts(madeContext({ content }))).toMatchObject([
    { who: 'editor', place: 'content/pictures/rig.yaml', line: 1 },
    { who: 'editor', place: 'content/news/a.md', line: 5 },
  ])
})
