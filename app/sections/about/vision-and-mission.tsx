import { classes } from '#app/lib/classes.ts'
import type { Group } from '#content/model/group-schemas.ts'

type Statement = NonNullable<Group['vision']>

type Props = { heading: string; vision: Statement; mission: Statement }

/** Vision and mission (spec 2.5): on paper, and on ember up to the window's edge. */
export function VisionAndMission({ heading, vision, mission }: Props) {
  return (
    <section className="wrap grid-12">
      <h2 className="sr-only">{heading}</h2>
      <Part name="Vision" statement={vision} className="lg:col-span-6 lg:pr-col" />
      <Part
        name="Mission"
        statement={mission}
        className={classes(
          'on-dark -mx-bleed bg-action px-bleed text-white print:mx-0 print:px-0',
          // From the seventh column on; its words from the eighth.
          'lg:col-start-7 lg:ml-0 lg:pl-[calc((100%+var(--spacing-col))/6)]',
        )}
      />
    </section>
  )
}

type PartProps = { name: string; statement: Statement; className: string }

function Part({ name, statement, className }: PartProps) {
  return (
    <div className={`col-span-full py-section print:py-6 ${className}`}>
      <h3 className="section-name mb-5 lg:mb-24">{name}</h3>
      <p className="statement" data-awaits={statement.awaits}>
        {statement.text}
      </p>
    </div>
  )
}
