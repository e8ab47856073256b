import { companies, menuCompanies } from '#content/model/companies.ts'
import { emails, offices, phones } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import { legalLinks, mainMenu, moreLinks, quickLinks, topLinks } from '#content/model/navigation.ts'
import { oftenLookedFor } from '#content/model/search.ts'
import { siteText } from '#content/model/site.ts'

/** What header, footer and search show on every page. */
export function siteContent() {
  const brief = companies.map(({ id, name, stretch, place }) => ({ id, name, stretch, place }))
  return {
    group,
    text: siteText,
    phone: phones[0],
    email: emails.general,
    address: { lines: offices[0].address, awaits: offices[0].awaits },
    companies: brief,
    menu: mainMenu,
    menuCompanies: menuCompanies.map(({ id, name, stretch, trade }) => ({
      id,
      name,
      stretch,
      trade,
    })),
    topLinks,
    quickLinks,
    moreLinks,
    legalLinks,
    oftenLookedFor,
  }
}

export type SiteContent = ReturnType<typeof siteContent>
