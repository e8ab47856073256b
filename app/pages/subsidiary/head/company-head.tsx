import type { CompanyContent } from '../route.tsx'
import { BandHead } from './band-head.tsx'
import { FullHead } from './full-head.tsx'
import { SplitHead } from './split-head.tsx'

export type HeadProps = {
  company: CompanyContent['company']
  picture: CompanyContent['picture']
}

/** The pages between Home and a company's. */
export const trail = [{ label: 'Corporate structure', href: '/corporate-structure' }] as const

/** A company's first screen (spec 2.11), in the shape that its content names. */
export function CompanyHead({ company, picture }: HeadProps) {
  switch (company.head) {
    case 'split':
    case 'split-mirrored':
      return <SplitHead company={company} picture={picture} />
    case 'band':
      return <BandHead company={company} picture={picture} />
    case 'full':
      return <FullHead company={company} picture={picture} />
  }
}
