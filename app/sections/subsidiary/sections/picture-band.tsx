import { Picture } from '#app/components/picture.tsx'
import type { ShownSectionOf } from '#app/page-content/company-sections.ts'

/** A picture across the window, one sentence on its foot. It has no heading: it is a pause. */
export function PictureBand({
  section: { picture, sentence },
}: {
  section: ShownSectionOf<'picture'>
}) {
  return (
    <div className="on-dark relative flex min-h-[118vw] items-end overflow-hidden bg-night text-white lg:min-h-[min(88svh,780px)]">
      <Picture
        picture={picture}
        alt={picture.alt}
        crop="portrait"
        className="absolute inset-0 size-full object-cover"
      />
      <div className="scrim-foot absolute inset-0" />
      <div className="wrap relative pb-9 lg:pb-12">
        <p className="statement max-w-[24ch]">{sentence}</p>
      </div>
    </div>
  )
}
