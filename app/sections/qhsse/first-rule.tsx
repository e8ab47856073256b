import { PictureSection } from '#app/components/picture-section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { firstRule } from '#content/model/records.ts'

type Props = { rule: typeof firstRule; picture: LibraryPicture }

/** The rule above all others, on a picture whose foot runs into the night below. */
export function FirstRule({ rule, picture }: Props) {
  return (
    <PictureSection
      picture={picture}
      boxes={[
        { from: '48rem', width: '100vw', height: '51.25rem' },
        { width: '100vw', height: '185vw', crop: 'portrait' },
      ]}
      scrims={['scrim-rule']}
      className="min-h-[185vw] md:min-h-205"
    >
      <div className="wrap relative pb-12 lg:pb-18">
        <SectionHeading name={rule.name} look="chapter" className="measure-22">
          {rule.title}
        </SectionHeading>
        <p className="mt-4.5 measure-56 text-lead">{rule.text}</p>
      </div>
    </PictureSection>
  )
}
