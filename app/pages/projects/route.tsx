import { PictureHead } from '#app/components/page-head.tsx'
import { libraryPicture } from '#app/components/picture-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'

export function loader() {
  return { page: pages['/projects'], picture: libraryPicture('fpso-deepwater') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/projects' })

/** Projects (spec 2.12). */
export default function Projects({ loaderData }: Route.ComponentProps) {
  return <PictureHead {...loaderData.page} picture={loaderData.picture} />
}
