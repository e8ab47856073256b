import { Eyebrow } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'

/** Vision and mission (spec 2.5, anchor `#vision`), side by side on paper and on ember. */
export function VisionAndMission() {
  return (
    <section id="vision" className="grid lg:grid-cols-2">
      <h2 className="sr-only">Vision and mission</h2>
      <div
        className={classes(
          'flex min-h-100 flex-col px-gutter py-[clamp(4.5rem,9vw,8.25rem)]',
          'lg:min-h-140 lg:pr-[clamp(1.5rem,5vw,5rem)] lg:pl-bleed',
        )}
      >
        <h3 className="text-label">
          <Eyebrow>Vision</Eyebrow>
        </h3>
        <p className="statement mt-auto">Energy that reaches every home it passes.</p>
      </div>
      <div
        className={classes(
          'on-dark flex min-h-100 flex-col bg-action px-gutter',
          'py-[clamp(4.5rem,9vw,8.25rem)] text-white',
          'lg:min-h-140 lg:pr-bleed lg:pl-[clamp(1.5rem,5vw,5rem)]',
        )}
      >
        <h3 className="text-label [--accent-night:var(--color-white)]">
          <Eyebrow>Mission</Eyebrow>
        </h3>
        <p className="statement mt-auto">
          To find, process, move and deliver energy in Africa safely, and to leave each place able
          to use what we found there.
        </p>
      </div>
    </section>
  )
}
