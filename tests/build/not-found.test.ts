import { expect, it } from 'vitest'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { pageAt } from './built-site.ts'
import { headings, linkNamed, partOf, wordsIn } from './page-parts.ts'

const frameOf = (path: string) =>
  pageAt(path).elements.flatMap((each) => {
    const name = attribute(each, 'aria-label') === 'Main' ? 'menu' : each.tagName
    return ['header', 'menu', 'footer'].includes(name) ? [name] : []
  })

it('an unknown address is answered outside the layout, with the way to Home', () => {
  const main = partOf('/404', 'main')
  expect(headings(main, 'h1')).toEqual(['404 Oops! Page not found'])
  expect(linkNamed(main, 'Return to Home')).toBe('/')
  expect(frameOf('/404')).toEqual([])
})

it('an unknown article is answered inside the layout, with the way to News', () => {
  const main = partOf('/news/404', 'main')
  expect(headings(main, 'h1')).toEqual(['Article Not Found'])
  expect(wordsIn(main)).toContain("The article you're looking for doesn't exist.")
  expect(linkNamed(main, 'Back to News')).toBe('/news')
  expect(frameOf('/news/404')).toEqual(['header', 'menu', 'footer'])
})
