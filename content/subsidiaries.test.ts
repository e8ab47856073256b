import { describe, expect, it } from 'vitest'
import { expertise } from './expertise.ts'
import { headerCompanyIds } from './navigation.ts'
import { companyIds } from './schema/subsidiary.ts'
import { companies, homeUnitIds, subsidiaries } from './subsidiaries.ts'

describe('the companies', () => {
  it('are seven, in the order of the chain', () => {
    expect(subsidiaries.map(({ id }) => id)).toEqual([...companyIds])
    expect(subsidiaries).toHaveLength(7)
  })

  it('are six in the header: all but Exprich Energy', () => {
    const ids: readonly string[] = headerCompanyIds
    expect(ids.toSorted()).toEqual(companyIds.filter((id) => id !== 'exprich-energy').toSorted())
  })

  it("are six on Home's tiles: all but Fatgas", () => {
    const ids: readonly string[] = homeUnitIds
    expect(ids.toSorted()).toEqual(companyIds.filter((id) => id !== 'fatgas').toSorted())
  })

  it('are five under industry expertise', () => {
    const ids = expertise.flatMap((area): readonly string[] => area.companies)
    expect(ids.toSorted()).toEqual(['electrich', 'fatgas', 'gasrich', 'techrich', 'wellrich'])
  })
})

describe('a list of companies', () => {
  it("comes in the list's order", () => {
    expect(companies(['techrich', 'wellrich']).map(({ id }) => id)).toEqual([
      'techrich',
      'wellrich',
    ])
  })

  it('names an id that no company has', () => {
    // @ts-expect-error The compiler refuses such an id; content that was loaded otherwise may hold one.
    expect(() => companies(['oilrich'])).toThrow('the id "oilrich"')
  })
})
