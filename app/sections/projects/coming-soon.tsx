import { Crumbs } from '#app/components/crumbs.tsx'
import { FiguresLink } from '#app/components/figures-link.tsx'
import { PictureSection } from '#app/components/picture-section.tsx'
import { Receipt, ReceiptMark } from '#app/components/receipt.tsx'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { FiguresLink as Link, ShownFigure } from '#content/model/receipts.ts'

type Props = {
  page: PageTexts['/projects']
  picture: LibraryPicture
  figures: readonly ShownFigure[]
  figuresLink: readonly Link[]
}

/** The first screen (spec 2.12): "Coming Soon" and the three headline figures on a picture. */
export function ComingSoon({ page, picture, figures, figuresLink }: Props) {
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
        <dl className="mt-9 grid gap-y-8 md:grid-12 lg:mt-13 print:grid-cols-3">
          {figures.map(({ id, text, label, scope, receipt }) => (
            <div
              key={id}
              className={classes(
                'flex flex-col-reverse justify-end border-t-2 border-white pt-5.5',
                'md:col-span-4 md:nth-2:col-span-5 md:nth-3:col-span-3',
              )}
            >
              <dt className="mt-5.5 font-semibold">
                {label}
                <ReceiptMark {...receipt} />
                <span className="block font-normal text-on-night-soft">{scope}</span>
                <Receipt {...receipt} />
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
