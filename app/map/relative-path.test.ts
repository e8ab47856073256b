import { expect, it } from 'vitest'
import { RelativePath } from './relative-path.ts'

it('goes in whole steps from the last point, also after a closed ring', () => {
  const path = new RelativePath()
  path.moveTo(10.2, 10)
  path.lineTo(20.4, 10.4)
  path.lineTo(20.1, 9.9)
  path.lineTo(20, 5)
  path.closePath()
  path.moveTo(12, 13)
  path.lineTo(0, 0)
  expect(path.toString()).toBe('m10 10l10 0l0-5zm2 3l-12-13')
})
