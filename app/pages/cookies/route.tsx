import { legalDocument } from '#app/components/legal-document.server.ts'
import { LegalPage } from '#app/components/legal-page.tsx'
import { paperHead } from '#app/layout/page-handle.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export const handle = paperHead

export async function loader() {
  return { page: pages['/cookies'], document: await legalDocument('cookies') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/cookies' })

/** Cookies (spec 2.13); its text is content/legal/cookies.md. */
export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
