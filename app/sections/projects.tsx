import { Breadcrumbs } from '#app/components/breadcrumbs.tsx'
import { FigureLine } from '#app/components/figure-line.tsx'
import { FiguresLink } from '#app/components/figures-link.tsx'
import { PictureSection } from '#app/components/picture-section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { FiguresLink as Link, ShownFigure } from '#content/model/figure-register.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type ComingSoonProps = {
  page: PageTexts['/projects']
  picture: LibraryPicture
  figures: readonly ShownFigure[]
  figuresLink: readonly Link[]
}

/** The first screen (spec 2.12): "Coming Soon" and the three headline figures on a picture. */
export function ComingSoon({ page, picture, figures, figuresLink }: ComingSoonProps) {
  return (
    <PictureSection
      picture={picture}
      first
      boxes={[
        { from: '64rem', width: '100vw', height: '38.25rem' },
        { from: '48rem', width: '100vw', height: '110vw' },
        { width: '100vw', height: '110vw', crop: 'portrait' },
      ]}
      scrims={['scrim-top', 'scrim-figures']}
      className="pt-[89vw] lg:min-h-[max(100svh,63.75rem)] lg:pt-60"
      pictureClassName="absolute inset-x-0 top-0 h-[110vw] w-full lg:h-3/5"
    >
      <div className="wrap relative pb-16">
        <Breadcrumbs here={page.heading} className="mb-4.5" />
        <div className="heading-row">
          <div>
            <h1 className="hang-4">{page.heading}</h1>
            <p
              className={classes(
                'mt-4 flex items-center gap-4 text-h4 font-semibold',
                'after:w-11 after:border-t-3 after:border-dashed after:border-signal-night',
              )}
            >
              Coming Soon
            </p>
          </div>
          <p className="measure-46 text-lead">{page.introduction}</p>
        </div>
        <dl className="mt-9 grid gap-y-8 md:grid-12 lg:mt-13 print:grid-cols-3">
          {figures.map(({ id, text, label, meaning }) => (
            <div
              key={id}
              className={classes(
                'flex flex-col-reverse justify-end border-t-2 border-white pt-5.5',
                'md:col-span-4 md:nth-2:col-span-5 md:nth-3:col-span-3',
              )}
            >
              <dt className="mt-5.5 font-semibold">
                {label}
                <FigureLine className="font-normal text-on-night-soft">{meaning}</FigureLine>
              </dt>
              <dd
                className={classes(
                  'numeral hang-5 text-figure-large whitespace-nowrap',
                  'md:text-figure wide:text-figure-large print:text-figure',
                )}
              >
                {text}
              </dd>
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

/** The way on while the list of projects is being written. */
export function WhatToRead({ heading, pages }: PageTexts['/projects']['reading']) {
  return (
    <section className="bg-paper py-section">
      <div className="wrap">
        <h2 className="mb-10 lg:mb-12">{heading}</h2>
        <ul className="border-t-2 border-b border-t-ink border-b-line-strong">
          {pages.map(({ href, title, text }) => (
            <li
              key={href}
              className={classes(
                'group arrow relative grid grid-cols-[1fr_1.75rem] items-baseline gap-x-col',
                'after:col-start-2 after:row-start-1 after:justify-self-end after:text-signal',
                'lg:after:col-start-12',
                'gap-y-2 border-t border-line-strong py-6 first:border-t-0 lg:grid-12 lg:py-7.5',
              )}
            >
              <h3 className="text-statement leading-hero tracking-hero lg:col-span-7">
                <a href={href} className="after:absolute after:inset-0">
                  {title}
                </a>
              </h3>
              <p className="col-start-1 measure-46 text-ink-soft lg:col-span-4 lg:col-start-8">
                {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
