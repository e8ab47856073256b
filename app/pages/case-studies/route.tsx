import { NightHead } from '#app/components/page-head.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export function loader() {
  return { page: pages['/case-studies'] }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/case-studies' })

/** CaseStudies (spec 2.12). */
export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  return <NightHead {...loaderData.page} trail={[{ label: 'Projects', href: '/projects' }]} />
}
