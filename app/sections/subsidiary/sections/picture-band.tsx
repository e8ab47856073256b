import { aboveWords, PictureSection } from '#app/components/picture-section.tsx'
import type { ShownSectionOf } from './shown-section.ts'

/** A picture across the window, one sentence on its foot, on phones below it. It has no heading: it is a pause. */
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
        { from: '48rem', width: '100vw', height: '104vw' },
        { width: '100vw', aspect: 4 / 3 },
      ]}
      {...aboveWords}
      className={`${aboveWords.className} md:min-h-[100vw] lg:min-h-[min(88svh,780px)]`}
    >
      <div className="wrap relative pt-7 pb-9 lg:pb-12">
        <p className="statement measure-24">{sentence}</p>
      </div>
    </PictureSection>
  )
}
