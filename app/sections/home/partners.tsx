import { Picture } from '#app/components/picture.tsx'
import type { HomeContent } from '#app/page-content/home.ts'
import type { LibraryPicture } from '#app/page-content/picture-library.ts'

type Props = HomeContent['partners'] & { lead?: string | undefined; picture: LibraryPicture }

/** The partners image (spec 2.4.7), beside it the kinds of partner where they are known. */
export function Partners({ lead, kinds, awaits, picture }: Props) {
  const named = kinds.length > 0
  return (
    <section className="border-t border-line py-14">
      <div className="wrap grid-12 items-start gap-y-8">
        <div className="col-span-full lg:col-span-3">
          <h2 className="text-h4">Partners</h2>
          {named && <p className="mt-1.5 measure-30 text-small text-ink-soft">{lead}</p>}
        </div>
        <Picture
          picture={picture}
          alt={picture.alt}
          boxes={[
            { from: '64rem', width: named ? '25.4rem' : '56rem', aspect: 21 / 9 },
            { width: '100vw', aspect: 21 / 9 },
          ]}
          className={`col-span-full aspect-[21/9] w-full object-cover ${named ? 'lg:col-span-4' : 'lg:col-span-9'}`}
        />
        {named && (
          <ul
            data-awaits={awaits}
            className="col-span-full grid grid-cols-2 gap-x-col lg:col-span-5"
          >
            {kinds.map((kind) => (
              <li key={kind} className="display border-b border-line py-3 text-small">
                {kind}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
