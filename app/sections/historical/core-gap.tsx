import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/page-content/picture-library.ts'

/** The long gap in the record: the core runs through a picture, its years keep their number. */
export function CoreGap({ years, picture }: { years: readonly number[]; picture: LibraryPicture }) {
  return (
    <div className="relative h-60 overflow-hidden bg-night lg:h-142.5">
      <Picture
        picture={picture}
        alt={picture.alt}
        boxes={[
          { from: '64rem', width: '128vw', height: '35.7rem' },
          { width: '100vw', height: '15rem' },
        ]}
        className="h-full w-full max-w-none object-cover lg:w-[128%]"
      />
      <p
        aria-hidden="true"
        className={classes(
          'no-print core-column core-years core-at-gutter divide-y',
          'divide-on-picture-line border-x border-white/70 bg-night/85 text-white',
        )}
      >
        {years.map((year) => (
          <span key={year} className="grid place-items-center">
            <span className="hidden lg:block">{year}</span>
          </span>
        ))}
      </p>
    </div>
  )
}
