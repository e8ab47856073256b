import { expect, it } from 'vitest'
import { contentMistakes } from './validate.ts'

it('finds nothing wrong with the content as it is', () => {
  expect(contentMistakes()).toEqual([])
})
