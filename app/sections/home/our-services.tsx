import { Button } from '#app/components/button.tsx'
import { Picture } from '#app/components/picture.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Service } from '#content/model/home-schemas.ts'

type Props = {
  heading: string
  services: readonly Service[]
  picture: LibraryPicture
}

/** "Our Services" (spec 2.4.4): four rows beside a tall picture. */
export function OurServices({ heading, services, picture }: Props) {
  return (
    <section className="grid bg-surface lg:min-h-190 lg:grid-cols-[5fr_7fr]">
      <div className="relative min-h-[72vw] no-print lg:min-h-105">
        <Picture
          picture={picture}
          alt={picture.alt}
          boxes={[
            // As high as the text beside it.
            { from: '64rem', width: '41.7vw', height: '71rem', crop: 'portrait' },
            { width: '100vw', height: '72vw' },
          ]}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="px-gutter py-section lg:pr-bleed lg:pl-[calc(100vw/12+var(--spacing-col)/2)]">
        <SectionHeading name="Our Services" variant="chapter">
          {heading}
        </SectionHeading>
        <ul className="mt-8 border-b lg:mt-11 border-line">
          {services.map(({ id, title, description, href }) => (
            <li
              key={id}
              className={classes(
                'group arrow relative grid grid-cols-[1fr_--spacing(6)] items-center',
                'gap-x-6 gap-y-1.5 border-t border-line py-5 lg:py-6',
                'after:col-start-2 after:row-span-2 after:row-start-1 after:text-signal',
              )}
            >
              <h3>
                <a href={href} className="after:absolute after:inset-0">
                  {title}
                </a>
              </h3>
              <p className="col-start-1 measure-52 text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
        <Button href="/services" variant="primary" arrow className="mt-8 lg:mt-10">
          View All Services
        </Button>
      </div>
    </section>
  )
}
