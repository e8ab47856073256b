import { PaperHead } from '#app/components/page-head.tsx'
import { paperHead } from '#app/layout/page-handle.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export const handle = paperHead

export function loader() {
  return { page: pages['/news'] }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/news' })

/** News (spec 2.9). */
export default function News({ loaderData }: Route.ComponentProps) {
  return <PaperHead {...loaderData.page} />
}
