import type { LibraryPicture } from '#app/pictures/library.ts'
import { PictureSection } from './picture-section.tsx'

type Props = { heading: string; picture: LibraryPicture; children: React.ReactNode }

/** The words and buttons that end a page, below a picture on phones; their night runs into the footer's. */
export function ClosingCall({ heading, picture, children }: Props) {
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
        <div className="flex flex-wrap gap-3 lg:justify-end">{children}</div>
      </div>
    </PictureSection>
  )
}
