import { describe, expect, it } from 'vitest'
import { contrast } from '../tests/contrast.ts'
import { accents } from './accents.ts'
import { colours } from './colours.ts'

describe.each(Object.entries(accents))('%s', (_, { paper, night, field }) => {
  it('is seen on paper', () => expect(contrast(paper, colours.paper)).toBeGreaterThanOrEqual(3))
  it('is read on night', () => expect(contrast(night, colours.night)).toBeGreaterThanOrEqual(4.5))
  it('carries white text', () => expect(contrast(field, '#ffffff')).toBeGreaterThanOrEqual(4.5))
})
