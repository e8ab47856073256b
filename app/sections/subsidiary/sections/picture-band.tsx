import { PictureSection } from '#app/components/picture-section.tsx'
import type { ShownSectionOf } from '#app/page-content/company-sections.ts'

/** A picture across the window, one sentence on its foot. It has no heading: it is a pause. */
export function PictureBand({
  section: { picture, sentence },
}: {
  section: ShownSectionOf<'picture'>
}) {
  return (
    <PictureSection
      as="div"
      picture={picture}
      boxes={[
        { from: '64rem', width: '100vw', height: '48.75rem' },
        { width: '100vw', height: '118vw', crop: 'portrait' },
      ]}
      scrims={['scrim-foot']}
      className="min-h-[100vw] lg:min-h-[min(88svh,780px)]"
    >
      <div className="wrap relative pb-9 lg:pb-12">
        <p className="statement measure-24">{sentence}</p>
      </div>
    </PictureSection>
  )
}
