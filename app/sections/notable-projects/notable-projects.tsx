import { PictureHead } from '#app/components/page-head.tsx'
import type { NotableProjectsContent } from '#app/page-content/notable-projects.ts'
import { ComingSoon } from './coming-soon.tsx'

/** Notable Projects & Events (spec 2.12). */
export function NotableProjects({ page, picture, ...rest }: NotableProjectsContent) {
  return (
    <>
      <PictureHead {...page} trail={[{ label: 'Projects', href: '/projects' }]} picture={picture} />
      <ComingSoon {...rest} />
    </>
  )
}
