import { Eyebrow } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Group } from '#content/schema/group.ts'

type Statement = NonNullable<Group['vision']>

type Props = { heading: string; vision: Statement; mission: Statement }

/** Vision and mission (spec 2.5), side by side on paper and on ember. */
export function VisionAndMission({ heading, vision, mission }: Props) {
  return (
    <section className="grid lg:grid-cols-2">
      <h2 className="sr-only">{heading}</h2>
      <div
        className={classes(
          'flex min-h-100 flex-col px-gutter print:min-h-0 print:py-6 py-[clamp(4.5rem,9vw,8.25rem)]',
          'lg:min-h-140 lg:pr-[clamp(1.5rem,5vw,5rem)] lg:pl-bleed',
        )}
      >
        <h3 className="text-label">
          <Eyebrow>Vision</Eyebrow>
        </h3>
        <p className="statement mt-auto" data-awaits={vision.awaits}>
          {vision.text}
        </p>
      </div>
      <div
        className={classes(
          'on-dark flex min-h-100 flex-col bg-action px-gutter print:min-h-0 print:py-6',
          'py-[clamp(4.5rem,9vw,8.25rem)] text-white',
          'lg:min-h-140 lg:pr-bleed lg:pl-[clamp(1.5rem,5vw,5rem)]',
        )}
      >
        <h3 className="text-label plain-rules">
          <Eyebrow>Mission</Eyebrow>
        </h3>
        <p className="statement mt-auto" data-awaits={mission.awaits}>
          {mission.text}
        </p>
      </div>
    </section>
  )
}
