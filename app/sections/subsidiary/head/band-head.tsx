import { Crumbs } from '#app/components/crumbs.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Actions } from '../actions.tsx'
import { CompanyTitle } from './company-title.tsx'
import type { HeadProps } from './head-props.ts'

/** A picture across the window, and under it a band of the company's field with the title. */
export function BandHead({ company, picture, trail }: HeadProps) {
  return (
    <section className="on-dark flex flex-col bg-accent-field text-white lg:head-height">
      <div className="relative h-[min(104vw,54svh)] lg:h-auto lg:min-h-80 lg:grow print:h-[45mm]">
        <Picture
          picture={picture}
          alt={picture.alt}
          boxes={[
            { from: '48rem', width: '100vw', height: '35rem' },
            { width: '100vw', height: '104vw', crop: 'portrait' },
          ]}
          loading="eager"
          priority="high"
          className="absolute inset-0 size-full object-cover"
        />
        <div className="scrim-top absolute inset-x-0 top-0 h-65" />
      </div>
      <div className="wrap heading-row gap-y-6 pt-8 pb-12 lg:pb-16">
        <div>
          <Crumbs trail={trail} here={company.name} className="mb-5 lg:mb-8" />
          <CompanyTitle name={company.name} fullName={company.fullName} />
        </div>
        <div>
          <p className="mb-7 text-lead">{company.introduction}</p>
          <Actions actions={company.actions} company={company} ground="field" />
        </div>
      </div>
    </section>
  )
}
