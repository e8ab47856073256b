import { Picture } from '#app/components/picture.tsx'
import type { HomeContent } from '#app/page-content/home.ts'
import type { LibraryPicture } from '#app/page-content/picture-library.ts'

type Props = HomeContent['partners'] & { lead?: string | undefined; picture: LibraryPicture }

/** The partners image (spec 2.4.7), beside it the kinds of partner where they are known. */
export function Partners({ lead, kinds, awaits, picture }: Props) {
  return (
    <section className="pb-section">
      <div className="wrap grid-12 items-end gap-y-6">
        <div className="col-span-full lg:col-span-4">
          <h2 className="text-h3">Partners</h2>
          {kinds.length > 0 && (
            <>
              <p className="mt-3 text-ink-soft">{lead}</p>
              <ul
                data-awaits={awaits}
                className="mt-3 flex flex-wrap gap-x-5 gap-y-1 font-semibold"
              >
                {kinds.map((kind) => (
                  <li key={kind}>{kind}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        <Picture
          picture={picture}
          alt={picture.alt}
          boxes={[
            { from: '64rem', width: '55rem', aspect: 21 / 9 },
            { width: '100vw', aspect: 21 / 9 },
          ]}
          className="col-span-full aspect-[21/9] w-full object-cover lg:col-start-5"
        />
      </div>
    </section>
  )
}
