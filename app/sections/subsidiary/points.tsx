import { Fold } from '#app/components/fold.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { Picture } from '#app/components/picture.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import { SectionHead } from './section-head.tsx'
import type { ShownSectionOf } from './shown-section.ts'

type Section = ShownSectionOf<'points'>

const grounds = {
  night: 'on-dark bg-night text-on-night',
  sunk: 'bg-sunk',
} as const

/** A promise or a method with its points: under a picture, beside one, or alone. */
export function Points({ section }: { section: Section }) {
  const { ground, above, beside, name, heading, link } = section
  if (beside) {
    return (
      <section className={`grid gap-x-col lg:grid-cols-2 ${grounds[ground]}`}>
        <div className="order-last px-gutter py-continuation lg:order-first lg:py-section lg:pr-0 lg:pl-bleed">
          <SectionHeading name={name} className="mb-8 lg:mb-10">
            {heading}
          </SectionHeading>
          <PointList section={section} className="" />
          <Way link={link} />
        </div>
        <div className="relative min-h-[58vw] lg:min-h-0 print:min-h-[50mm]">
          <Picture
            picture={beside.picture}
            alt={beside.picture.alt}
            boxes={[
              // As high as the text beside it.
              { from: '64rem', width: '50vw', height: '69rem' },
              { width: '100vw', height: '58vw' },
            ]}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </section>
    )
  }
  return (
    <section
      className={`overflow-hidden ${above ? 'pb-continuation' : 'py-continuation'} ${grounds[ground]}`}
    >
      {above && (
        <Picture
          picture={above.picture}
          alt={above.picture.alt}
          boxes={[
            { from: '64rem', width: '80rem', aspect: 16 / 10 },
            { from: '48rem', width: '100vw', aspect: 16 / 10 },
            { width: '100vw', aspect: 4 / 3 },
          ]}
          className={classes(
            'mx-auto aspect-4/3 w-full object-cover md:aspect-16/10 lg:max-w-320',
            // A ground that is darker than the night becomes it.
            'on-night:mix-blend-lighten',
          )}
        />
      )}
      <div className={`wrap ${above ? 'pt-8 lg:pt-12' : ''}`}>
        <SectionHead {...section} />
        <PointList
          section={section}
          className={above ? 'sm:grid-cols-2 lg:grid-cols-4' : 'lg:grid-cols-2 print:grid-cols-2'}
        />
        <Way link={link} />
      </div>
    </section>
  )
}

function PointList({ section, className }: { section: Section; className: string }) {
  return (
    <ul className={`grid gap-x-col sm:gap-y-9 ${className}`}>
      {section.items.map(({ title, text }) => (
        <li
          key={title}
          className="folds border-t border-line-strong on-night:border-line-night-strong sm:pt-4.5"
        >
          <h3 className="fold-title text-h4">{title}</h3>
          <Fold name={title}>
            <p className="measure-46 text-ink-soft on-night:text-on-night-soft sm:mt-2">{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
  )
}

function Way({ link }: Pick<Section, 'link'>) {
  return (
    link && (
      <p className="no-print mt-7 sm:mt-11">
        <MoreLink to={link.href}>{link.label}</MoreLink>
      </p>
    )
  )
}
