import { expect, it } from 'vitest'
import { group } from '#content/model/group.ts'
import { BuildProblem } from '../lib/build-problem.ts'
import { pageElements } from '../postprocess/page-elements.ts'
import { previewedPage } from './previewed-page.ts'

const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${content}">`

it('reads file and headline from the head, without the name that every title ends with', () => {
  const head =
    meta('og:title', `A title | ${group.name}`) +
    meta('og:image', 'https://a.example/previews/news-picture-dock.jpg') +
    meta('og:image:alt', `News &amp; Media | ${group.name}`)
  expect(previewedPage('/news/7', pageElements(head))).toEqual({
    path: '/news/7',
    headline: 'News & Media',
    file: 'previews/news-picture-dock.jpg',
  })
})

it('names the page whose head promises no picture', () => {
  const read = () => previewedPage('/news/7', pageElements(meta('og:title', 'A title')))
  expect(read).toThrow(BuildProblem)
  expect(read).toThrow('/news/7')
})
