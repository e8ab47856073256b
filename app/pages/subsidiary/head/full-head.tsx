import { Crumbs } from '#app/components/crumbs.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Actions } from '../actions.tsx'
import { type HeadProps, trail } from './company-head.tsx'
import { CompanyTitle } from './company-title.tsx'

/** The picture alone, the title at its foot: `PictureHead` with a company's title and buttons. */
export function FullHead({ company, picture }: HeadProps) {
  return (
    <section className="on-dark relative flex items-end overflow-hidden bg-night pt-[100vw] text-white md:min-h-[min(100svh,900px)] md:pt-72">
      <Picture
        picture={picture}
        alt={picture.alt}
        crop="portrait"
        loading="eager"
        priority="high"
        className="absolute inset-x-0 top-0 h-[128vw] w-full object-cover md:h-full"
      />
      <div className="scrim-top absolute inset-x-0 top-0 h-65" />
      <div className="scrim-head absolute inset-0" />
      <div className="wrap relative grid items-end gap-x-col gap-y-6 pb-14 md:grid-cols-[7fr_5fr]">
        <div>
          <Crumbs trail={trail} here={company.name} className="mb-5" />
          <CompanyTitle name={company.name} fullName={company.fullName} />
        </div>
        <div>
          <p className="mb-6.5 max-w-[44ch] text-lead">{company.introduction}</p>
          <Actions actions={company.actions} company={company} ground="picture" />
        </div>
      </div>
    </section>
  )
}
