import { Fold } from '#app/components/fold.tsx'
import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Company } from '#content/model/company-schemas.ts'
import type { FigureParts } from '#content/model/figures.ts'
import type { ServiceArea, Statement } from '#content/model/home-schemas.ts'
import { DoneBy } from './company-links.tsx'

/** The parts of an area, ruled, in two columns. */
function AreaParts({ parts }: { parts: readonly Statement[] }) {
  return (
    <ul className="grid gap-x-col border-b border-line sm:grid-cols-2">
      {parts.map(({ title, text }) => (
        <li
          key={title}
          className={classes(
            'folds border-t border-line sm:pt-4.5 sm:pb-5.5',
            'first:border-t-2 first:border-ink',
            'sm:nth-2:border-t-2 sm:nth-2:border-ink',
          )}
        >
          <h3 className="fold-title display text-h4 sm:mb-1">{title}</h3>
          <Fold name={title}>
            <p className="measure-44 text-ink-soft">{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
  )
}

type Doers = { companies: readonly Pick<Company, 'id' | 'name'>[] }

/** An area with its picture and figures, and the companies that do its work. */
export type Area = Pick<ServiceArea, 'title' | 'lead' | 'parts'> &
  Doers & {
    picture: LibraryPicture
    figures: readonly FigureParts[]
    within: (Doers & { id: string; title: string; text: string }) | undefined
  }

type Props = {
  id: string
  area: Area
  doneBy: string
  /** True for the one in a phone's first view. */
  first?: boolean
}

/** An area under a picture that reaches the window's edge: Exploration and EPC (spec 2.6). */
export function PicturedArea({ id, area, doneBy, first = false }: Props) {
  const { title, lead, picture, parts, companies } = area
  return (
    <section id={id} className={classes('pt-16 max-lg:first:pt-0 lg:pt-24', !first && 'late')}>
      <Picture
        picture={picture}
        alt={picture.alt}
        boxes={[
          { from: '140rem', width: '67vw', aspect: 15 / 8 },
          { from: '64rem', width: '75vw', aspect: 15 / 8 },
          { width: '100vw', aspect: 4 / 3 },
        ]}
        {...(first && { loading: 'eager', priority: 'high' })}
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
