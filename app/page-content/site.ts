import { emails, offices, phones } from '#content/contact.ts'
import { withFigures } from '#content/figures.ts'
import { group } from '#content/group.ts'
import {
  companiesMenuLabel,
  headerCompanyIds,
  legalLinks,
  mainMenu,
  quickLinks,
  topLinks,
} from '#content/navigation.ts'
import { oftenLookedFor, waysOnFromSearch } from '#content/search.ts'
import { companies, subsidiaries } from '#content/subsidiaries.ts'

/** What header, footer and search show on every page. */
export function siteContent() {
  const brief = subsidiaries.map(({ id, name, stretch }) => ({ id, name, stretch }))
  return {
    group,
    phone: phones[0],
    email: emails.general,
    address: offices[0].address,
    companies: brief,
    menu: withFigures(mainMenu),
    companiesMenu: {
      label: companiesMenuLabel,
      companies: companies(headerCompanyIds).map(({ id, name, stretch, trade }) => ({
        id,
        name,
        stretch,
        trade,
      })),
    },
    topLinks,
    quickLinks,
    legalLinks,
    search: { oftenLookedFor, waysOn: waysOnFromSearch },
  }
}

export type SiteContent = ReturnType<typeof siteContent>
