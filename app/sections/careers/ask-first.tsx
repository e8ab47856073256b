import { Button } from '#app/components/button.tsx'
import { PictureSection } from '#app/components/picture-section.tsx'
import type { LibraryPicture } from '#app/pictures/library.ts'

type Props = { heading: string; email: string; picture: LibraryPicture }

/** The closing link to HR (spec 2.8); its night runs into the footer's. */
export function AskFirst({ heading, email, picture }: Props) {
  return (
    <PictureSection
      picture={picture}
      boxes={[
        { from: '64rem', width: '100vw', height: '40rem' },
        { from: '48rem', width: '100vw', height: '104vw' },
        { width: '100vw', height: '128vw', crop: 'portrait' },
      ]}
      scrims={['scrim-call']}
      className="min-h-[128vw] md:min-h-[104vw] lg:min-h-160"
    >
      <div className="wrap relative heading-row gap-y-7 pb-11">
        <h2>{heading}</h2>
        <div>
          <Button
            href={`mailto:${email}`}
            variant="outline-dark"
            className="max-w-full whitespace-normal wrap-anywhere"
          >
            {email}
          </Button>
        </div>
      </div>
    </PictureSection>
  )
}
