import { Button } from '#app/components/button.tsx'
import { PictureSection } from '#app/components/picture-section.tsx'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Phone } from '#content/model/place-schemas.ts'

type Props = { heading: string; phone: Phone; picture: LibraryPicture }

/** The call to action that invites contact (spec 2.4.7); its night runs into the footer's. */
export function CallToAction({ heading, phone, picture }: Props) {
  return (
    <PictureSection
      picture={picture}
      boxes={[
        { from: '64rem', width: '100vw', height: '47.5rem' },
        { from: '48rem', width: '100vw', height: '104vw' },
        { width: '100vw', aspect: 4 / 3 },
      ]}
      scrims={['scrim-call']}
      className="max-md:flex-col md:min-h-[104vw] lg:min-h-190"
      pictureClassName="w-full max-md:aspect-4/3 md:absolute md:inset-0 md:h-full"
    >
      <div className="wrap relative heading-row gap-y-7 pt-7 pb-9">
        <h2>{heading}</h2>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <Button href="/contact" variant="primary" arrow className="max-sm:w-full">
            Get In Touch
          </Button>
          <Button href={`tel:${phone.dial}`} variant="outline-dark" className="max-sm:w-full">
            {phone.display}
          </Button>
        </div>
      </div>
    </PictureSection>
  )
}
