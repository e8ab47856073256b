import type { CompanyId, Subsidiary } from './schema/subsidiary.ts'
import { electrich } from './subsidiaries/electrich.ts'
import { exprichEnergy } from './subsidiaries/exprich-energy.ts'
import { fatgas } from './subsidiaries/fatgas.ts'
import { gasrich } from './subsidiaries/gasrich.ts'
import { techrich } from './subsidiaries/techrich.ts'
import { wattrich } from './subsidiaries/wattrich.ts'
import { wellrich } from './subsidiaries/wellrich.ts'

/** All seven companies, in the order of the chain; Techrich builds every stretch. */
export const subsidiaries: readonly Subsidiary[] = [
  wellrich,
  gasrich,
  fatgas,
  exprichEnergy,
  wattrich,
  electrich,
  techrich,
]

/** Home's "Our Business Units" tiles (spec 2.4.3). */
export const homeUnitIds = [
  'wellrich',
  'gasrich',
  'exprich-energy',
  'wattrich',
  'electrich',
  'techrich',
] as const satisfies CompanyId[]

/** The companies of one list, in that list's order. Throws on an unknown id. */
export function companies(ids: readonly CompanyId[]): Subsidiary[] {
  return ids.map((id) => {
    const found = subsidiaries.find((company) => company.id === id)
    if (!found) throw new Error(`content/subsidiaries: there is no company with the id "${id}"`)
    return found
  })
}
