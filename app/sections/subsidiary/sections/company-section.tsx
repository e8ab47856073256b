import type { CompanyPages } from '#content/model/company-schemas.ts'
import { About } from './about.tsx'
import { Columns } from './columns.tsx'
import { Counts } from './counts.tsx'
import { Engagement } from './engagement.tsx'
import { Figures } from './figures.tsx'
import { Layers } from './layers.tsx'
import { Ledger } from './ledger.tsx'
import { Panels } from './panels.tsx'
import { PictureBand } from './picture-band.tsx'
import { Points } from './points.tsx'
import { Projects } from './projects.tsx'
import { RouteLine } from './route-line.tsx'
import { Sheet } from './sheet.tsx'
import type { ShownSection } from './shown-section.ts'
import { Stairs } from './stairs.tsx'
import { Steps } from './steps.tsx'
import { Words } from './words.tsx'

type Props = {
  section: ShownSection
  /** The company's. */
  name: string
  labels: CompanyPages
  /** The words of the link to `/data`. */
  toFigures: string
}

/** One section of a company's page, by its kind. */
export function CompanySection({ section, name, labels: all, toFigures }: Props) {
  const { service: labels, step } = all
  switch (section.kind) {
    case 'about':
      return <About section={section} name={name} />
    case 'steps':
      return <Steps section={section} labels={labels} step={step} />
    case 'words':
      return <Words section={section} labels={labels} />
    case 'layers':
      return <Layers section={section} labels={labels} />
    case 'stairs':
      return <Stairs section={section} labels={labels} />
    case 'sheet':
      return <Sheet section={section} labels={labels} />
    case 'route':
      return <RouteLine section={section} labels={labels} />
    case 'panels':
      return <Panels section={section} labels={labels} />
    case 'columns':
      return <Columns section={section} />
    case 'figures':
      return <Figures section={section} about={toFigures} />
    case 'counts':
      return <Counts section={section} about={toFigures} />
    case 'ledger':
      return <Ledger section={section} about={toFigures} />
    case 'projects':
      return <Projects section={section} />
    case 'points':
      return <Points section={section} />
    case 'picture':
      return <PictureBand section={section} />
    case 'engagement':
      return <Engagement section={section} />
  }
}
