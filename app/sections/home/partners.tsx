import { Picture } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import type { LibraryPicture } from '#app/pictures/library.ts'

type Props = {
  lead?: string | undefined
  kinds: readonly string[]
  awaits: string | undefined
  picture: LibraryPicture
}

/** The partners image (spec 2.4.7), beside it the kinds of partner where they are known. */
export function Partners({ lead, kinds, awaits, picture }: Props) {
  return (
    <Section room="below" column="grid-12 gap-y-6">
      <div className="col-span-full flex flex-col lg:col-span-4">
        <h2 className="text-h3">Partners</h2>
        {kinds.length > 0 && (
          <>
            <p className="mt-3 text-ink-soft">{lead}</p>
            <ul data-awaits={awaits} className="mt-auto grid gap-x-col pt-5 max-lg:grid-cols-2">
              {kinds.map((kind) => (
                <li key={kind} className="border-t border-line py-3">
                  {kind}
                </li>
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
        className="col-span-full aspect-21/9 min-h-full w-full object-cover lg:col-start-5"
      />
    </Section>
  )
}
