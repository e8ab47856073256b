import { Breadcrumbs } from '#app/components/breadcrumbs.tsx'
import { Mark } from '#app/components/mark.tsx'
import { HeadPicture } from '#app/components/page-head.tsx'
import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Breadcrumb } from '#app/lib/page-meta.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Company } from '#content/model/company-schemas.ts'
import { Actions } from './actions.tsx'

type HeadProps = {
  company: Company
  picture: LibraryPicture
  trail: readonly Breadcrumb[]
}

/** The picture alone, at its foot the title and buttons of a company. */
function FullHead({ company, picture, trail }: HeadProps) {
  return (
    <HeadPicture picture={picture} from="below-header">
      <div className="wrap heading-row gap-y-6 pb-14">
        <div>
          <Breadcrumbs trail={trail} here={company.name} className="mb-5" />
          <CompanyTitle name={company.name} fullName={company.fullName} />
        </div>
        <div>
          <p className="mb-6.5 measure-44 text-lead">{company.introduction}</p>
          <Actions actions={company.actions} company={company} ground="picture" />
        </div>
      </div>
    </HeadPicture>
  )
}

/** A picture across the window, and under it a band of the company's field with the title. */
function BandHead({ company, picture, trail }: HeadProps) {
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
          <Breadcrumbs trail={trail} here={company.name} className="mb-5 lg:mb-8" />
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

/** Title on the company's field with its mark as a supergraphic, the picture beside it. */
function SplitHead({ company, picture, trail }: HeadProps) {
  const mirrored = company.head === 'split-mirrored'
  return (
    <section
      className={classes(
        'on-dark grid bg-accent-field text-white',
        'lg:head-height',
        mirrored ? 'lg:split-field-mirrored' : 'lg:split-field',
      )}
    >
      <div
        className={classes(
          'relative flex flex-col justify-end overflow-hidden px-gutter pt-12 pb-11',
          'lg:pt-48 lg:pb-14',
          mirrored ? 'lg:pr-bleed lg:pl-col' : 'lg:pr-col lg:pl-bleed',
        )}
      >
        <Mark
          name={company.id}
          className="no-print absolute -top-10 -right-22 size-75 text-white/10 lg:top-28 lg:-right-72 lg:size-165"
        />
        <Breadcrumbs trail={trail} here={company.name} className="relative mb-10 lg:mb-auto" />
        <CompanyTitle name={company.name} fullName={company.fullName} />
        <p className="relative mt-6.5 mb-8.5 measure-36 text-lead">{company.introduction}</p>
        <div className="relative">
          <Actions actions={company.actions} company={company} ground="field" />
        </div>
      </div>
      <div
        className={classes(
          'relative order-first min-h-[min(104vw,54svh)] overflow-hidden print:min-h-[45mm]',
          mirrored ? '' : 'lg:order-last',
        )}
      >
        <Picture
          picture={picture}
          alt={picture.alt}
          boxes={[
            { from: '64rem', width: '58.4vw', height: '56vw' },
            { from: '48rem', width: '100vw', height: '35rem' },
            { width: '100vw', height: '104vw', crop: 'portrait' },
          ]}
          loading="eager"
          priority="high"
          className="absolute inset-0 size-full object-cover"
        />
        <div className="scrim-top absolute inset-x-0 top-0 h-65" />
      </div>
    </section>
  )
}

/** A company's first screen (spec 2.11), in the shape that its content names. */
export function CompanyHead(props: HeadProps) {
  switch (props.company.head) {
    case 'split':
    case 'split-mirrored':
      return <SplitHead {...props} />
    case 'band':
      return <BandHead {...props} />
    case 'full':
      return <FullHead {...props} />
  }
}

type Props = { name: string; fullName: string }

/** The company's full name as the page's `h1`: the name large, the rest of it on a line below. */
function CompanyTitle({ name, fullName }: Props) {
  const rest = fullName.startsWith(`${name} `) ? fullName.slice(name.length + 1) : ''
  return (
    <h1 className="relative hang-4">
      {rest ? `${name} ` : fullName}
      {rest && <span className="mt-3 ml-0.5 block text-h3 font-medium">{rest}</span>}
    </h1>
  )
}
