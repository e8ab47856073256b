import { NightHead } from '#app/components/page-head.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export function loader() {
  return { page: pages['/management'] }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/management' })

/** Management (spec 2.7). */
export default function Management({ loaderData }: Route.ComponentProps) {
  return <NightHead {...loaderData.page} trail={[{ label: 'About Us', href: '/about' }]} />
}
