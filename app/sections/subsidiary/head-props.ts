import type { Crumb } from '#app/lib/page-meta.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Company } from '#content/model/company-schemas.ts'

export type HeadProps = {
  company: Company
  picture: LibraryPicture
  trail: readonly Crumb[]
}
