import { BandHead } from './band-head.tsx'
import { FullHead } from './full-head.tsx'
import type { HeadProps } from './head-props.ts'
import { SplitHead } from './split-head.tsx'

/** A company's first screen (spec 2.11), in the shape that its content names. */
export function CompanyHead(props: HeadProps) {
  switch (props.company.head) {
    case 'split':
    case 'split-mirrored':
      return <SplitHead {...props} />
    case 'band':
      return <BandHead {...props} />
    case 'full':
      return <FullHead {...props} />
  }
}
