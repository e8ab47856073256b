import { expect, it } from 'vitest'
import { fullTitle } from './page-meta.ts'

it("puts the group's name behind a page's heading, or behind the title it has instead", () => {
  expect(fullTitle({ heading: 'News' }, 'Exprich Group')).toBe('News | Exprich Group')
  expect(fullTitle({ heading: 'News from the group', title: 'News' }, 'Exprich Group')).toBe(
    'News | Exprich Group',
  )
})

it('does not say the name of the group twice', () => {
  expect(fullTitle({ heading: 'Exprich Group opens a yard' }, 'Exprich Group')).toBe(
    'Exprich Group opens a yard',
  )
})
