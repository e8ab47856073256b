import { libraryPicture } from '#app/page-content/picture-library.ts'
import { pageText } from '#content/model/pages.ts'

export function notableProjectsContent() {
  const { line, links, ...page } = pageText('/notable-projects')
  return { page, line, links, picture: libraryPicture('telecom-mast') }
}

export type NotableProjectsContent = ReturnType<typeof notableProjectsContent>
