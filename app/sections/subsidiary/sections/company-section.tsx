import type { CompanyContent } from '#app/page-content/subsidiary.ts'
import { About } from './about.tsx'
import { Columns } from './columns.tsx'
import { Counts } from './counts.tsx'
import { Figures } from './figures.tsx'
import { Layers } from './layers.tsx'
import { Ledger } from './ledger.tsx'
import { Panels } from './panels.tsx'
import { PictureBand } from './picture-band.tsx'
import { Points } from './points.tsx'
import { Projects } from './projects.tsx'
import { RouteLine } from './route-line.tsx'
import { Sheet } from './sheet.tsx'
import { Stairs } from './stairs.tsx'
import { Steps } from './steps.tsx'
import { Words } from './words.tsx'

type Props = {
  section: CompanyContent['sections'][number]
  company: Pick<CompanyContent['company'], 'id' | 'name'>
}

/** One section of a company's page, by its kind. */
export function CompanySection({ section, company }: Props) {
  switch (section.kind) {
    case 'about':
      return <About section={section} name={company.name} />
    case 'steps':
      return <Steps section={section} />
    case 'words':
      return <Words section={section} />
    case 'layers':
      return <Layers section={section} />
    case 'stairs':
      return <Stairs section={section} />
    case 'sheet':
      return <Sheet section={section} mark={company.id} />
    case 'route':
      return <RouteLine section={section} />
    case 'panels':
      return <Panels section={section} />
    case 'columns':
      return <Columns section={section} />
    case 'figures':
      return <Figures section={section} />
    case 'counts':
      return <Counts section={section} />
    case 'ledger':
      return <Ledger section={section} />
    case 'projects':
      return <Projects section={section} />
    case 'points':
      return <Points section={section} />
    case 'picture':
      return <PictureBand section={section} />
  }
}
