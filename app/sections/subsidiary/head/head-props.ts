import type { CompanyContent } from '#app/page-content/subsidiary.ts'

export type HeadProps = {
  company: CompanyContent['company']
  picture: CompanyContent['picture']
}

/** The pages between Home and a company's. */
export const trail = [{ label: 'Corporate structure', href: '/corporate-structure' }] as const
