import type { ProjectsContent } from '#app/page-content/projects.ts'
import { ComingSoon } from './coming-soon.tsx'
import { Featured } from './featured.tsx'
import { WhatToRead } from './what-to-read.tsx'

/** Projects (spec 2.12): a placeholder with three figures, what the companies feature, and more to read. */
export function Projects(content: ProjectsContent) {
  return (
    <>
      <ComingSoon {...content} />
      <Featured groups={content.featured} />
      <WhatToRead {...content.reading} />
    </>
  )
}
