import { PictureHead } from '#app/components/page-head.tsx'
import { libraryPicture } from '#app/components/picture-library.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'
import { ComingSoon } from './coming-soon.tsx'

export function loader() {
  return { page: pages['/notable-projects'], picture: libraryPicture('telecom-mast') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/notable-projects' })

/** Notable Projects & Events (spec 2.12). */
export default function NotableProjects({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PictureHead
        {...loaderData.page}
        trail={[{ label: 'Projects', href: '/projects' }]}
        picture={loaderData.picture}
      />
      <ComingSoon />
    </>
  )
}
