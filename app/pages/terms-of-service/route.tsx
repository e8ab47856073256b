import { PaperHead } from '#app/components/page-head.tsx'
import { paperHead } from '#app/layout/page-handle.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export const handle = paperHead

export function loader() {
  return { page: pages['/terms-of-service'] }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/terms-of-service' })

/** TermsOfService (spec 2.13). */
export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <PaperHead {...loaderData.page} />
}
