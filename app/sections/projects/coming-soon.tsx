import { Crumbs } from '#app/components/crumbs.tsx'
import { FiguresLink } from '#app/components/figures-link.tsx'
import { PictureSection } from '#app/components/picture-section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { ProjectsContent } from '#app/page-content/projects.ts'

/** The first screen (spec 2.12): "Coming Soon" and the three headline figures on a picture. */
export function ComingSoon({ page, picture, figures, figuresLink }: ProjectsContent) {
  return (
    <PictureSection
      picture={picture}
      first
      boxes={[
        { from: '64rem', width: '100vw', height: '34rem' },
        { width: '100vw', height: '118vw', crop: 'portrait' },
      ]}
      scrims={['scrim-top', 'scrim-figures']}
      className="pt-[96vw] lg:min-h-[max(100svh,58.75rem)] lg:pt-60"
      pictureClassName="absolute inset-x-0 top-0 h-[118vw] w-full lg:h-[58%]"
    >
      <div className="wrap relative pb-16">
        <Crumbs here={page.heading} className="mb-4.5" />
        <div className="heading-row">
          <div>
            <h1
              className={classes(
                'mb-4 flex items-center gap-4 text-h4 font-stretch-112% tracking-tight',
                'after:w-11 after:border-t-3 after:border-dashed after:border-signal-night',
              )}
            >
              {page.heading}
            </h1>
            <p className="display hang-4 text-title leading-title tracking-display font-stretch-118%">
              Coming Soon
            </p>
          </div>
          <p className="measure-46 text-lead">{page.introduction}</p>
        </div>
        <dl className="mt-9 grid gap-y-8 lg:mt-13 lg:grid-12 print:grid-cols-3">
          {figures.map(({ id, value, label, scope }) => (
            <div
              key={id}
              className={classes(
                'flex flex-col-reverse justify-end border-t-2 border-white pt-5.5',
                'lg:col-span-4 lg:nth-2:col-span-5 lg:nth-3:col-span-3',
              )}
            >
              <dt className="mt-5.5 font-semibold">
                {label}
                <span className="block font-normal text-on-night-soft">{scope}</span>
              </dt>
              <dd className="numeral hang-5 text-figure-large print:text-figure">{value}</dd>
            </div>
          ))}
        </dl>
        {figuresLink.map((link) => (
          <FiguresLink key={link.href} {...link} className="mt-6" />
        ))}
      </div>
    </PictureSection>
  )
}
