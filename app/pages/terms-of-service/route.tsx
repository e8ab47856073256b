import { legalDocument } from '#app/components/legal-document.server.ts'
import { LegalPage } from '#app/components/legal-page.tsx'
import { paperHead } from '#app/layout/page-handle.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export const handle = paperHead

export async function loader() {
  return { page: pages['/terms-of-service'], document: await legalDocument('terms-of-service') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/terms-of-service' })

/** Terms of service (spec 2.13); its text is content/legal/terms-of-service.md. */
export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
