import { PictureHead } from '#app/components/page-head.tsx'
import { libraryPicture } from '#app/components/picture-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export function loader() {
  return { page: pages['/sustainability'], picture: libraryPicture('mangrove-creek') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/sustainability' })

/** Sustainability (spec 2.6). */
export default function Sustainability({ loaderData }: Route.ComponentProps) {
  return <PictureHead {...loaderData.page} picture={loaderData.picture} />
}
