import { PictureSection } from '#app/components/picture-section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Company } from '#content/model/company-schemas.ts'
import type { expertise } from '#content/model/records.ts'

type Area = Pick<(typeof expertise)[number], 'title' | 'text'> & {
  companies: readonly Pick<Company, 'id' | 'name'>[]
}
type Props = { heading: string; areas: readonly Area[]; picture: LibraryPicture }

/** The industry-expertise block (spec 2.4.7): three areas and five companies over one picture. */
export function IndustryExpertise({ heading, areas, picture }: Props) {
  return (
    <PictureSection
      picture={picture}
      boxes={[
        { from: '64rem', width: '100vw', height: '53rem' },
        { from: '48rem', width: '100vw', height: '110vw' },
        { width: '100vw', height: '110vw', crop: 'portrait' },
      ]}
      scrims={['scrim-expertise']}
      className="lg:min-h-212"
      pictureClassName="absolute inset-x-0 top-33 h-[110vw] w-full lg:inset-0 lg:h-full"
    >
      <div className="wrap relative flex flex-col pt-18 pb-14 lg:min-h-212 lg:pt-24">
        <SectionHeading name="Industry Expertise" className="measure-18">
          {heading}
        </SectionHeading>
        <ul className="mt-[88vw] grid print:mt-6 gap-x-col gap-y-6 lg:mt-auto lg:grid-cols-3">
          {areas.map(({ title, text, companies }) => (
            <li key={title} className="border-t border-white/60 pt-4.5">
              <h3 className="mb-1.5 text-h4">{title}</h3>
              <p className="measure-38">{text}</p>
              <div className="mt-2 flex flex-wrap gap-x-5">
                {companies.map(({ id, name }) => (
                  <a
                    key={id}
                    href={`/subsidiaries/${id}`}
                    className="py-1 font-semibold underline decoration-2 underline-offset-6 hover:decoration-signal-night"
                  >
                    {name}
                  </a>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </PictureSection>
  )
}
