import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { YearScale } from './historical.tsx'

it('sets every second one of neighbouring years lower, wherever they begin', () => {
  const years = [2003, 2004, 2005, 2011, 2024, 2025]
  const html = renderToStaticMarkup(<YearScale years={years} firstYear={1996} futureYear={2028} />)
  const low = [...html.matchAll(/<a [^>]*data-low[^>]*>(\d+)/g)].map(([, year]) => Number(year))
  expect(low).toEqual([2004, 2025])
})
