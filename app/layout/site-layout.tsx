import { Outlet, useMatches } from 'react-router'
import { ChatAssistant } from '#app/chat/chat-assistant.tsx'
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
import type { Route } from './+types/site-layout'
import { paperHead } from './page-handle.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { usePageChange } from './use-page-change.ts'

/** What header and footer show, read from `content/` while the page is prerendered. */
export function loader() {
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

export type SiteContent = ReturnType<typeof loader>

/** Header, main content and footer around every page but the unknown one (spec 2.1). */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const announcement = usePageChange()
  const head = useMatches().some(({ handle }) => handle === paperHead) ? 'paper' : 'picture'
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-(--z-skip-link) -translate-y-20 rounded-control bg-white px-5 py-3 font-semibold text-ink focus:translate-y-0 focus:shadow-menu"
      >
        Skip to main content
      </a>
      <SiteHeader content={loaderData} head={head} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <SiteFooter content={loaderData} />
      <ChatAssistant title={`${loaderData.group.name} AI Assistant`} />
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
