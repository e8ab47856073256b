import { describe, expect, it } from 'vitest'
import { strata } from './strata.ts'

describe('strata', () => {
  it('are thirteen layers across the whole field', () => {
    const layers = strata(3)
    expect(layers).toHaveLength(13)
    for (const layer of layers) expect(layer).toMatch(/^M0 .*L400 -?[\d.]+$/)
  })

  it('are the same for the same seed', () => {
    expect(strata(7)).toEqual(strata(7))
  })

  it('differ from seed to seed', () => {
    const drawings = Array.from({ length: 12 }, (_, seed) => strata(seed).join())
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it('do not cross at their left edge', () => {
    for (let seed = 0; seed < 12; seed++) {
      const starts = strata(seed).map((layer) => Number(/^M0 (-?[\d.]+)/.exec(layer)?.[1]))
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    }
  })
})
