import { PaperHead } from '#app/components/page-head.tsx'
import { paperHead } from '#app/layout/page-handle.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export const handle = paperHead

export function loader() {
  return { page: pages['/careers/apply'] }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/careers/apply' })

/** Apply (spec 2.8). */
export default function Apply({ loaderData }: Route.ComponentProps) {
  return <PaperHead {...loaderData.page} trail={[{ label: 'Careers', href: '/careers' }]} />
}
