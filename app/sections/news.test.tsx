import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Pagination } from './news.tsx'

const rendered = (number: number, total: number) =>
  renderToStaticMarkup(
    <Pagination
      number={number}
      total={total}
      newer={number > 1 ? '/newer' : undefined}
      older={number < total ? '/older' : undefined}
    />,
  )

it('says nothing where one page holds all', () => {
  expect(rendered(1, 1)).toBe('')
})

it('leads to older news from the first page, to newer ones from the last', () => {
  expect(rendered(1, 2)).toContain('href="/older" rel="next"')
  expect(rendered(1, 2)).not.toContain('/newer')
  expect(rendered(2, 2)).toContain('href="/newer" rel="prev"')
  expect(rendered(2, 2)).not.toContain('/older')
})

it('says where one stands', () => {
  expect(rendered(2, 9)).toContain('aria-current="page"')
  expect(rendered(2, 9)).toContain('Page 2 of 9')
})
