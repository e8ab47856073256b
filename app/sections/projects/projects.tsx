import type { ProjectsContent } from '#app/page-content/projects.ts'
import { ComingSoon } from './coming-soon.tsx'
import { WhatToRead } from './what-to-read.tsx'

/** Projects (spec 2.12): a placeholder with three figures, and what can be read today. */
export function Projects(content: ProjectsContent) {
  return (
    <>
      <ComingSoon {...content} />
      <WhatToRead {...content.reading} />
    </>
  )
}
