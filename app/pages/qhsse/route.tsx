import { NightHead } from '#app/components/page-head.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export function loader() {
  return { page: pages['/qhsse'] }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/qhsse' })

/** Qhsse (spec 2.6). */
export default function Qhsse({ loaderData }: Route.ComponentProps) {
  return (
    <NightHead
      {...loaderData.page}
      trail={[{ label: 'Sustainability', href: '/sustainability' }]}
    />
  )
}
