import type { CompanyContent } from '#app/page-content/subsidiary.ts'

export type HeadProps = {
  company: CompanyContent['company']
  picture: CompanyContent['picture']
  trail: CompanyContent['trail']
}
