import { libraryPicture } from '#app/page-content/picture-library.ts'
import { pages } from '#content/pages.ts'

export function notableProjectsContent() {
  return { page: pages['/notable-projects'], picture: libraryPicture('telecom-mast') }
}

export type NotableProjectsContent = ReturnType<typeof notableProjectsContent>
