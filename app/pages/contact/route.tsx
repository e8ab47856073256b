import { NightHead } from '#app/components/page-head.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export function loader() {
  return { page: pages['/contact'] }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/contact' })

/** Contact (spec 2.10). */
export default function Contact({ loaderData }: Route.ComponentProps) {
  return <NightHead {...loaderData.page} />
}
