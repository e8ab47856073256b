import { PaperHead } from '#app/components/page-head.tsx'
import { paperHead } from '#app/layout/page-handle.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export const handle = paperHead

export function loader() {
  return { page: pages['/privacy-policy'] }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/privacy-policy' })

/** PrivacyPolicy (spec 2.13). */
export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PaperHead {...loaderData.page} />
}
