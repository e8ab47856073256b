import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'

/** The long gap in the record: the core runs through a picture, its years keep their number. */
export function CoreGap({ years, picture }: { years: readonly number[]; picture: LibraryPicture }) {
  return (
    <div className="relative h-66 lg:h-142.5">
      {/* The core goes on below the picture, so that the next layer's rule stands on paper. */}
      <div className="absolute inset-x-0 top-0 bottom-6 overflow-hidden bg-night">
        <Picture
          picture={picture}
          alt={picture.alt}
          boxes={[
            { from: '64rem', width: '112vw', height: '46.125rem' },
            { width: '100vw', height: '15rem' },
          ]}
          // What is too high is sky: the foot of the picture is a fifth of it below the band, the subject's is not.
          className={classes(
            'h-full w-full max-w-none object-cover',
            'lg:absolute lg:bottom-0 lg:h-auto lg:w-[max(112%,82rem)] lg:translate-y-1/5',
          )}
        />
      </div>
      <p
        aria-hidden="true"
        className={classes(
          'no-print core-column core-years core-at-gutter divide-y',
          'divide-on-picture-line border-x border-white/70 bg-night/85 text-white',
        )}
      >
        {years.map((year) => (
          <span key={year} className="grid items-center lg:justify-items-center">
            <span className="max-lg:ml-6.5 max-lg:w-max max-lg:bg-night/85 max-lg:pr-2.5 max-lg:pl-6">
              {year}
            </span>
          </span>
        ))}
      </p>
    </div>
  )
}
