import { PictureHead } from '#app/components/page-head.tsx'
import { libraryPicture } from '#app/components/picture-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export function loader() {
  return { page: pages['/careers'], picture: libraryPicture('office-facade') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/careers' })

/** Careers (spec 2.8). */
export default function Careers({ loaderData }: Route.ComponentProps) {
  return <PictureHead {...loaderData.page} picture={loaderData.picture} />
}
