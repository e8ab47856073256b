import { Picture } from '#app/components/picture.tsx'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Company } from '#content/model/company-schemas.ts'
import type { FigureParts } from '#content/model/figures.ts'
import type { ServiceArea } from '#content/model/home-schemas.ts'
import { AreaParts } from './area-parts.tsx'
import { DoneBy } from './company-links.tsx'

type Doers = { companies: readonly Pick<Company, 'id' | 'name'>[] }

/** An area with its picture and figures, and the companies that do its work. */
export type Area = Pick<ServiceArea, 'title' | 'lead' | 'parts'> &
  Doers & {
    picture: LibraryPicture
    figures: readonly FigureParts[]
    within: (Doers & { id: string; title: string; text: string }) | undefined
  }

type Props = { id: string; area: Area; doneBy: string }

/** An area under a picture that reaches the window's edge: Exploration and EPC (spec 2.6). */
export function PicturedArea({ id, area, doneBy }: Props) {
  const { title, lead, picture, parts, companies } = area
  return (
    <section id={id} className="pt-16 max-lg:first:pt-0 lg:pt-24">
      <Picture
        picture={picture}
        alt={picture.alt}
        boxes={[
          { from: '140rem', width: '67vw', aspect: 15 / 8 },
          { from: '64rem', width: '75vw', aspect: 15 / 8 },
          { width: '100vw', aspect: 4 / 3 },
        ]}
        className="mb-9 block aspect-4/3 w-full object-cover lg:aspect-15/8"
      />
      <div className="px-gutter lg:pr-bleed lg:pl-0">
        <h2>{title}</h2>
        <p className="mt-4 mb-8.5 measure-54 text-lead text-ink-soft">{lead}</p>
        <AreaParts parts={parts} />
        <DoneBy name={doneBy} companies={companies} />
      </div>
    </section>
  )
}
