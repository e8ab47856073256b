import { Picture } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'

type Props = {
  lead?: string | undefined
  kinds: readonly string[]
  placeholderId: string | undefined
  picture: LibraryPicture
}

/** The partners image (spec 2.4.7), beside it the kinds of partner; where none is known the image alone. */
export function Partners({ lead, kinds, placeholderId, picture }: Props) {
  return (
    <Section room="below" column="grid-12 gap-y-6">
      {kinds.length > 0 && (
        <div className="col-span-full flex flex-col lg:col-span-4">
          <h2 className="text-h3">Partners</h2>
          <p className="mt-3 text-ink-soft">{lead}</p>
          <ul
            data-placeholder={placeholderId}
            className="mt-5 grid grow gap-x-col max-lg:grid-cols-2 lg:auto-rows-fr"
          >
            {kinds.map((kind) => (
              <li key={kind} className="border-t border-line py-3">
                {kind}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Picture
        picture={picture}
        alt={picture.alt}
        boxes={[
          { from: '64rem', width: kinds.length > 0 ? '55rem' : '84rem', aspect: 21 / 9 },
          { width: '100vw', aspect: 21 / 9 },
        ]}
        className={classes(
          'col-span-full aspect-21/9 min-h-full w-full object-cover',
          kinds.length > 0 && 'lg:col-start-5',
        )}
      />
    </Section>
  )
}
