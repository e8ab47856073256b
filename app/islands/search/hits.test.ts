import { expect, it } from 'vitest'
import type { PageMatch } from '#app/lib/pagefind.ts'
import { hitsOf } from './hits.ts'

const section = (url: string, title: string, found = 1) => ({
  url,
  title,
  locations: Array.from({ length: found }, (_, index) => index),
})
const page = (url: string, title: string, ...sub_results: PageMatch['sub_results']): PageMatch => ({
  url,
  meta: { title },
  content: 'the page',
  locations: [1],
  sub_results,
})
const rows = (match: PageMatch, most = 3) =>
  hitsOf([match], 'x', most).map(({ href, title }) => [
    href,
    title.map(({ text }) => text).join(''),
  ])

it('leads to the sections that match, with the name of their page', () => {
  const about = page('/about', 'About Us', section('/about', ''), section('/about#a', 'Values'))
  expect(rows(about)).toEqual([
    ['/about', 'About Us'],
    ['/about#a', 'About Us: Values'],
  ])
})

it('does not repeat what the heading of the group says', () => {
  const studies = page('/case-studies', 'Case Studies', section('/case-studies#a', 'Pipeline'))
  expect(rows(studies)).toEqual([['/case-studies#a', 'Pipeline']])
})

it('leads to the page when no section is told apart', () => {
  expect(rows(page('/news/1', 'Four standards'))).toEqual([['/news/1', 'Four standards']])
})

it('keeps the strongest sections of a page, in the order of the page', () => {
  const services = page(
    '/services',
    'Services',
    section('/services#a', 'A', 2),
    section('/services#b', 'B', 1),
    section('/services#c', 'C', 3),
  )
  expect(rows(services, 2).map(([href]) => href)).toEqual(['/services#a', '/services#c'])
})

it('marks the words in titles and excerpts', () => {
  const [hit] = hitsOf([page('/subsidiaries/gasrich', 'Gasrich')], 'gas', 3)
  expect(hit?.title[0]).toEqual({ text: 'Gas', marked: true })
  expect(hit?.excerpt[1]).toEqual({ text: 'page', marked: true })
})
