import { legalDocument } from '#app/components/legal-document.server.ts'
import { LegalPage } from '#app/components/legal-page.tsx'
import { paperHead } from '#app/layout/page-handle.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export const handle = paperHead

export async function loader() {
  return { page: pages['/privacy-policy'], document: await legalDocument('privacy-policy') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/privacy-policy' })

/** Privacy policy (spec 2.13); its text is content/legal/privacy-policy.md. */
export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
