import { PictureSection } from '#app/components/picture-section.tsx'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = {
  year: number
  future: PageTexts['/historical']['future']
  picture: LibraryPicture
}

/** The block after the last year (spec 2.12): what is planned, each with a year and a number. */
export function FutureAhead({ year, future, picture }: Props) {
  return (
    <PictureSection
      id="future"
      picture={picture}
      boxes={[
        { from: '64rem', width: '100vw', height: '53rem' },
        { from: '48rem', width: '100vw', height: '110vw' },
        { width: '100vw', height: '110vw', crop: 'portrait' },
      ]}
      scrims={['scrim-future']}
      className="pt-[87vw] lg:min-h-[min(120svh,53rem)] lg:pt-72"
      pictureClassName="absolute inset-x-0 top-0 h-[110vw] w-full lg:h-full"
    >
      <span aria-hidden="true" className="no-print core-column core-drill core-at-gutter" />
      <div className="wrap relative pb-16">
        <p className="numeral hang-5 text-figure-large tracking-giant sm:text-giant">{year}+</p>
        <div className="mt-7.5 grid items-end gap-x-col gap-y-8 lg:grid-cols-2">
          <div>
            <h2>The Future Ahead</h2>
            <p className="mt-3 measure-44 text-lead">{future.lead}</p>
          </div>
          <dl className="divide-y divide-white/60 border-y border-white/60">
            {future.targets.map((target) => (
              <div
                key={target.year}
                className="grid grid-cols-[5.25rem_1fr] items-baseline gap-x-4 gap-y-1 py-3.5 lg:grid-cols-[6.875rem_1fr_auto]"
              >
                <dt className="text-h3 leading-none font-semibold tracking-tight font-stretch-118%">
                  {target.year}
                </dt>
                <dd>{target.text}</dd>
                <dd className="col-start-2 lg:col-start-3">
                  <a href={target.href} className="underline underline-offset-5">
                    {target.label}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </PictureSection>
  )
}
