import { expect, it } from 'vitest'
import { pagePaths } from './paths.ts'
import { indexPath, siteIndex } from './site-index.ts'

it('names every page, and every name is filled in', () => {
  const listed = siteIndex()
  expect(listed.map(({ href }) => href).toSorted()).toEqual(
    pagePaths()
      .filter((path) => path !== indexPath)
      .toSorted(),
  )
  expect(listed.filter(({ label, note }) => /[{}]/.test(label + note))).toEqual([])
})
